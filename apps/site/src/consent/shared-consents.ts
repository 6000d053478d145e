import type { Clock } from '@clinicdee/clock';
import { randomUUID } from 'node:crypto';
import { codeOf } from '../calls/error-code.ts';
import type { Log } from '../calls/log.ts';
import { DatabaseAway } from '../shared/away.ts';
import type { SharedDatabase } from '../shared/shared-database.ts';
import type { Database } from '../sql.ts';
import {
  type Choice,
  columnsOf,
  ConsentRepository,
  type ListedChoice,
  readChoice,
} from './consent-repository.ts';

const AT_ONCE = 100;
const insert = `INSERT INTO consents (key, at, version, wording, offered, allowed)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (key) DO NOTHING`;

/**
 * The record of consent of several processes: in the shared database, and on this machine's disk while
 * that is away. A choice whose writing may or may not have arrived is written once more under its key.
 */
export class SharedConsents {
  readonly #shared: Pick<SharedDatabase, 'run'>;
  readonly #database: Database;
  readonly #local: ConsentRepository;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #log: Log;
  #moving: Promise<void> | undefined;

  constructor(
    shared: Pick<SharedDatabase, 'run'>,
    database: Database,
    clock: Pick<Clock, 'now'>,
    log: Log,
  ) {
    this.#shared = shared;
    this.#database = database;
    this.#local = new ConsentRepository(database, clock);
    this.#clock = clock;
    this.#log = log;
  }

  /** Writes a choice down. @throws Error when neither takes it */
  async add(choice: Choice, now = this.#clock.now()): Promise<void> {
    const key = randomUUID();
    try {
      await this.#shared.run(insert, [key, now, ...columnsOf(choice)]);
    } catch {
      this.#local.add(choice, now, key);
    }
  }

  /** The newest choices first. @throws DatabaseAway */
  async list(limit = 1000): Promise<ListedChoice[]> {
    const { rows } = await this.#shared.run(
      'SELECT * FROM consents ORDER BY at DESC, id DESC LIMIT ?1',
      [limit],
    );
    return rows.map(readChoice);
  }

  /** Moves over what lies on this machine. Never rejects; what could not be moved stays. */
  move(): Promise<void> {
    return (this.#moving ??= this.#move().finally(() => {
      this.#moving = undefined;
    }));
  }

  async #move(): Promise<void> {
    try {
      // Written before there was a shared database.
      this.#database.exec('UPDATE consents SET key = lower(hex(randomblob(16))) WHERE key IS NULL');
      for (let rows = this.#next(); rows.length > 0; rows = this.#next()) {
        for (const { id, key, at, version, wording, offered, allowed } of rows) {
          const texts = [version, wording, offered, allowed].map(String);
          await this.#shared.run(insert, [String(key), Number(at), ...texts]);
          this.#database.prepare('DELETE FROM consents WHERE id = ?').run(Number(id));
        }
      }
    } catch (error) {
      if (error instanceof DatabaseAway) return;
      this.#log.warn({ code: codeOf(error) }, 'consents not moved yet');
    }
  }

  #next() {
    return this.#database.prepare('SELECT * FROM consents ORDER BY id LIMIT ?').all(AT_ONCE);
  }
}
