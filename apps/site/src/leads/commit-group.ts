import type { Database } from '../storage/sql.ts';
import { inTransaction } from '../storage/transaction.ts';
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
 * Group commit: commits the work of one turn of the event loop together, and what arrives during a flush right after
 * it. All of it waits for one flush of the journal and one of the database. A promise resolves only after both.
 */
export class CommitGroup {
  readonly #database: Database;
  readonly #journal: Pick<LeadJournal, 'write'> | undefined;
  #pending: Pending[] = [];
  #isCommitting = false;

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
      this.#pending.push(pending);
      this.#commitSoon();
    });
  }

  #commitSoon(): void {
    if (this.#isCommitting || this.#pending.length === 0) return;
    this.#isCommitting = true;
    setImmediate(() => {
      void this.#commit().finally(() => {
        this.#isCommitting = false;
        this.#commitSoon();
      });
    });
  }

  /**
   * The journal is written before the commit. After a kill a lead may be in only one of them: then its sender got no
   * answer, and a retry under the same key is the same lead.
   */
  async #commit(): Promise<void> {
    const group = this.#pending;
    this.#pending = [];
    try {
      const { settlers, flushed } = this.#write(group);
      await flushed;
      settlers.forEach((settle) => settle());
    } catch (error) {
      group.forEach(({ reject }) => reject(error));
    }
  }

  /** @throws Error when nothing was committed */
  #write(group: readonly Pending[]) {
    const leads: JournaledLead[] = [];
    let written: PendingWrite | undefined;
    try {
      const settlers = inTransaction(this.#database, () => {
        const works = group.map((pending) => this.#runWork(pending, (lead) => leads.push(lead)));
        written = this.#journal?.write(leads);
        return works;
      });
      return { settlers, flushed: written?.flushed };
    } catch (error) {
      // Avoids an unhandled rejection: nothing awaits this flush any more.
      written?.flushed.catch(() => undefined);
      written?.undo();
      throw error;
    }
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
