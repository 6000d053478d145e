import type { Database } from '../database/sql.ts';
import type { PrivacyWithdrawal } from '@clinicdee/protocol/privacy';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { Poller } from '../http/poller.ts';

const RETRY_MS = 60_000;

/** Hands a withdrawal to the office. @returns undefined when the office has stored it, else why not */
export type HandOver = (withdrawal: PrivacyWithdrawal) => Promise<string | undefined>;

/** Uses of withdrawal links that the office has not acknowledged: on disk, and sent again every minute. */
export class PendingWithdrawals {
  readonly #database: Database;
  readonly #handOver: HandOver;
  readonly #log: Log;
  readonly #poller: Poller;

  constructor(database: Database, log: Log, handOver: HandOver) {
    this.#database = database;
    this.#log = log;
    this.#handOver = handOver;
    this.#poller = new Poller(async () => {
      await this.#sendAll();
      return RETRY_MS;
    });
    void this.send();
  }

  /**
   * Stores a withdrawal and hands it to the office.
   *
   * @returns whether the office has it already
   * @throws Error when it could not be stored
   */
  async add({ token, at }: PrivacyWithdrawal): Promise<boolean> {
    this.#database
      .prepare('INSERT OR REPLACE INTO withdrawals (token, at) VALUES (?, ?)')
      .run(token, at);
    await this.send();
    const row = this.#database.prepare('SELECT 1 FROM withdrawals WHERE token = ?').get(token);
    return row === undefined;
  }

  /** Hands all stored withdrawals to the office, after a run in progress. Never rejects. */
  send(): Promise<void> {
    return this.#poller.poll();
  }

  /** Stops and waits for a run in progress. */
  close(): Promise<void> {
    return this.#poller.stop();
  }

  async #sendAll(): Promise<void> {
    try {
      const rows = this.#database.prepare('SELECT token, at FROM withdrawals ORDER BY at').all();
      for (const row of rows) {
        const [token, at] = [String(row.token), String(row.at)];
        const failure = await this.#handOver({ token, at });
        if (failure !== undefined) {
          // The others would fail as well, and visitors wait for the end of the run.
          this.#log.warn({ code: failure, count: rows.length }, 'withdrawals not handed over yet');
          return;
        }
        this.#database.prepare('DELETE FROM withdrawals WHERE token = ? AND at = ?').run(token, at);
      }
    } catch (error) {
      this.#log.error({ code: codeOf(error) }, 'withdrawals not read');
    }
  }
}
