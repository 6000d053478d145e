import { readWithdrawalToken } from '@clinicdee/protocol/http/secrets';
import type { PrivacyWithdrawal } from '@clinicdee/protocol/privacy';
import type { Database } from '../storage/sql.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { Poller } from '../http/poller.ts';
import type { Receiver } from '../http/post-json.ts';
import type { RateLimit } from '../http/rate-limit.ts';

const RETRY_MS = 60_000;

interface Options {
  database: Database;
  /** The office, whose key links are made with; undefined where there is none. */
  office: Pick<Receiver, 'token'> | undefined;
  /** Hands a withdrawal to the office. @returns undefined when the office has stored it, else why not */
  handOver: (withdrawal: PrivacyWithdrawal) => Promise<string | undefined>;
  rateLimit: Pick<RateLimit, 'take'>;
  log: Log;
}

/** Withdrawals of consent by link: on disk until the office has acknowledged them, and sent again every minute. */
export class Withdrawals {
  readonly #options: Options;
  readonly #poller = new Poller(async () => {
    await this.#sendAll();
    return RETRY_MS;
  });

  constructor(options: Options) {
    this.#options = options;
    void this.send();
  }

  /** Returns the masked phone numbers and e-mail addresses of a withdrawal link; undefined if it is not valid. */
  personOf(token: string): string[] | undefined {
    const { office } = this.#options;
    return office && readWithdrawalToken(office.token, token)?.map(masked);
  }

  /**
   * Withdraws the consent of the person of a link: `done` when the office has it, `kept` when the site will hand it
   * over later, `failed` when nothing could be stored. Any POST counts, also that of a mail service with one click
   * (RFC 8058): it has no cookies and comes from another site, and the link proves the right.
   */
  async withdraw(token: string): Promise<'done' | 'kept' | 'failed'> {
    const { database, log, rateLimit } = this.#options;
    // Mail services call from few addresses, so the limit is for the link.
    if (await rateLimit.take(token)) return 'failed';
    try {
      database
        .prepare('INSERT OR REPLACE INTO withdrawals (token, at) VALUES (?, ?)')
        .run(token, new Date().toISOString());
      await this.send();
      const row = database.prepare('SELECT 1 FROM withdrawals WHERE token = ?').get(token);
      return row === undefined ? 'done' : 'kept';
    } catch (error) {
      log.error({ code: codeOf(error) }, 'withdrawal not stored');
      return 'failed';
    }
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
    const { database, handOver, log } = this.#options;
    try {
      const rows = database.prepare('SELECT token, at FROM withdrawals ORDER BY at').all();
      for (const row of rows) {
        const token = String(row.token);
        const at = String(row.at);
        const failure = await handOver({ token, at });
        if (failure !== undefined) {
          // The others would fail as well, and visitors wait for the end of the run.
          log.warn({ code: failure, count: rows.length }, 'withdrawals not handed over yet');
          return;
        }
        database.prepare('DELETE FROM withdrawals WHERE token = ? AND at = ?').run(token, at);
      }
    } catch (error) {
      log.error({ code: codeOf(error) }, 'withdrawals not read');
    }
  }
}

/** `so***@clinic.example`, `081-xxx-xx78`: enough to recognise, not enough to contact. */
function masked(identifier: string): string {
  const [name = '', domain] = identifier.split('@');
  if (domain !== undefined) return `${name.slice(0, 2)}***@${domain}`;
  const national = identifier.replace(/^\+66/, '0');
  return `${national.slice(0, 3)}-xxx-xx${national.slice(-2)}`;
}
