import type { Database } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import type { LeadJournal, PendingWrite } from './journal.ts';
import type { JournaledLead } from './journal-lines.ts';

/** Adds a lead to the journal, with the commit. */
export type ToJournal = (lead: JournaledLead) => void;

/** Work that waits for the next commit. */
interface Pending {
  /** @returns resolves the caller's promise; called once the commit is on disk */
  work: (toJournal: ToJournal) => () => void;
  reject: (error: unknown) => void;
}

/**
 * Group commit: commits the work of one turn of the event loop together. All of it waits for one flush of the journal
 * and one of the database, which run in parallel. A promise resolves only after both.
 */
export class CommitGroup {
  readonly #database: Database;
  readonly #journal: Pick<LeadJournal, 'write'> | undefined;
  #pending: Pending[] = [];

  /** @param journal written before each commit; the entries are undone when the commit fails */
  constructor(database: Database, journal?: Pick<LeadJournal, 'write'>) {
    this.#database = database;
    this.#journal = journal;
  }

  /**
   * Runs work and commits it.
   *
   * @param work executes one writing statement at most, since SQLite undoes only the statement that fails
   * @returns the result of the work, once it is on disk
   * @throws the error of the work, or of the commit
   */
  run<T>(work: (toJournal: ToJournal) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const pending: Pending = {
        work: (toJournal) => {
          const result = work(toJournal);
          return () => resolve(result);
        },
        reject,
      };
      if (this.#pending.push(pending) === 1) setImmediate(() => this.#commit());
    });
  }

  /**
   * The journal is written before the commit. After a kill a lead may be in only one of them: then its sender got no
   * answer, and a retry under the same key is the same lead.
   */
  #commit(): void {
    const group = this.#pending;
    this.#pending = [];
    let settlers: (() => void)[] = [];
    const leads: JournaledLead[] = [];
    let written: PendingWrite | undefined;
    const rejectAll = (error: unknown) => group.forEach(({ reject }) => reject(error));
    try {
      inTransaction(this.#database, () => {
        settlers = group.map((pending) => this.#runWork(pending, (lead) => leads.push(lead)));
        written = this.#journal?.write(leads);
      });
    } catch (error) {
      // Avoids an unhandled rejection: nothing awaits this flush any more.
      written?.flushed.catch(() => undefined);
      written?.undo();
      rejectAll(error);
      return;
    }
    const flushed = written?.flushed ?? Promise.resolve();
    void flushed.then(() => settlers.forEach((settle) => settle()), rejectAll);
  }

  #runWork({ work, reject }: Pending, toJournal: ToJournal): () => void {
    try {
      return work(toJournal);
    } catch (error) {
      // An error such as a full disk rolls back the whole transaction, so all of the group fail.
      if (!this.#database.isTransaction) throw error;
      return () => reject(error);
    }
  }
}
