import type { Database } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import type { LeadJournal, Written } from './journal.ts';

/** A piece of work that waits for its commit. */
interface Waiting {
  /** @returns tells whoever waits, once it is on disk */
  work: () => () => void;
  refuse: (error: unknown) => void;
}

/**
 * Commits together what is asked for in the same turn of the event loop: a crowd waits for one flush of
 * the journal and one of the database, which go on at the same time, and somebody alone for no longer than
 * their own. Nobody is told anything before both.
 */
export class CommitGroup {
  readonly #database: Database;
  readonly #journal: Pick<LeadJournal, 'discard' | 'write'> | undefined;
  #waiting: Waiting[] = [];

  /** @param journal is written before each commit, and takes back what was not committed */
  constructor(database: Database, journal?: Pick<LeadJournal, 'discard' | 'write'>) {
    this.#database = database;
    this.#journal = journal;
  }

  /**
   * @param work writes one statement at most: of one that fails SQLite leaves nothing, and of those
   *   before it everything
   * @returns what the work returned, once it is on disk
   * @throws what the work threw, or what kept all of them from being committed
   */
  run<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        work: () => {
          const result = work();
          return () => resolve(result);
        },
        refuse: reject,
      };
      if (this.#waiting.push(waiting) === 1) setImmediate(() => this.#commit());
    });
  }

  #commit(): void {
    const group = this.#waiting;
    this.#waiting = [];
    let answers: (() => void)[] = [];
    const work = (isTogether: boolean) => {
      answers = group.map((one) => this.#answerOf(one, isTogether));
    };
    try {
      if (group.length === 1 && !this.#journal && !this.#database.isTransaction) work(false);
      else {
        const flushed = this.#together(() => work(true));
        if (flushed) {
          void flushed.then(
            () => answers.forEach((answer) => answer()),
            (error: unknown) => group.forEach(({ refuse }) => refuse(error)),
          );
          return;
        }
      }
    } catch (error) {
      answers = group.map(
        ({ refuse }) =>
          () =>
            refuse(error),
      );
    }
    for (const answer of answers) answer();
  }

  /**
   * The journal is written before the commit: of a lead that is in one of the two alone, after a kill, nobody was
   * told, and it is one lead under its key whether its sender tries again or not.
   *
   * @returns what is done when the journal is flushed; undefined without one
   */
  #together(work: () => void): Promise<void> | undefined {
    let written: Written | undefined;
    try {
      inTransaction(this.#database, () => {
        work();
        written = this.#journal?.write();
      });
      return written?.flushed;
    } catch (error) {
      this.#journal?.discard();
      // Nobody waits for it any more.
      written?.flushed.catch(() => undefined);
      written?.undo();
      throw error;
    }
  }

  #answerOf({ work, refuse }: Waiting, isTogether: boolean): () => void {
    try {
      return work();
    } catch (error) {
      // A full disk, say, takes back what the others have written too.
      if (isTogether && !this.#database.isTransaction) throw error;
      return () => refuse(error);
    }
  }
}
