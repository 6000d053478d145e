import { Clock } from '@clinicdee/clock';
import { Pool, type PoolClient, TypeOverrides, types } from 'pg';
import type { Log } from '../calls/log.ts';
import type { SharedLimits } from '../calls/rate-limit.ts';
import type { Row, Value } from '../sql.ts';
import { awayCode, DatabaseAway } from './away.ts';
import { migrateShared, NewerSharedDatabase } from './migrate.ts';

/** A lead must not wait long for a server that hangs: the disk is near. */
const CONNECT_MS = 2_000;
const ANSWER_MS = 3_000;
/** While the server is away it is asked so often whether it is back. */
const LOOK_MS = 1_000;
/** Each process's; a small server has a hundred for all. */
const CONNECTIONS = 8;
/** The driver gives 64-bit numbers as text. */
const numbers = new TypeOverrides();
numbers.setTypeParser(types.builtins.INT8, Number);

/** Runs a statement whose places are `?1`, `?2`, … */
export type Run = (
  sql: string,
  values: readonly Value[],
) => Promise<{ rows: Row[]; changes: number }>;

/**
 * The database that the site's processes share: PostgreSQL. While it is away, asking it fails at once
 * with {@link DatabaseAway}, and it is looked for every second; nobody has to wait or to start anew.
 */
export class SharedDatabase {
  readonly #pool: Pool;
  readonly #url: string;
  readonly #log: Log;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #onBack = new Set<() => void>();
  #isMigrated = false;
  #trouble: { code: string; since: number } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param url `postgres://user:password@host/database`; nothing is asked yet */
  constructor(url: string, log: Log, clock: Pick<Clock, 'now'> = new Clock()) {
    this.#url = url;
    this.#log = log;
    this.#clock = clock;
    this.#pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      application_name: 'clinicdee-site',
      // The office may live in the same database: the site keeps to a schema of its own.
      options: '-c search_path=site',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      statement_timeout: ANSWER_MS,
      idle_in_transaction_session_timeout: ANSWER_MS * 2,
      keepAlive: true,
      allowExitOnIdle: true,
      types: numbers,
    });
    // A connection that breaks while nobody uses it, and one that breaks between two statements.
    this.#pool.on('error', (error) => this.#note(error));
    this.#pool.on('connect', (client) => client.on('error', (error) => this.#note(error)));
  }

  /** Since when the server cannot be asked, and why; undefined while it can. */
  trouble(): { code: string; since: number } | undefined {
    return this.#trouble;
  }

  /** Called each time that the server can be asked again, the first included. */
  onBack(work: () => void): void {
    this.#onBack.add(work);
  }

  /**
   * Connects for the first time and brings the schema to its shape. A server that is away is looked
   * for from then on.
   *
   * @throws NewerSharedDatabase when a newer version has written in it
   */
  async open(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      if (error instanceof NewerSharedDatabase) throw error;
      this.#note(error, true);
    }
  }

  /** One statement. @throws DatabaseAway; Error for what the server does not take */
  run: Run = (sql, values) => this.#guarded(() => runOn(this.#pool, sql, values));

  /** Several statements as one: all of them are kept, or none. */
  async together<T>(work: (run: Run) => Promise<T>): Promise<T> {
    return this.#guarded(async () => {
      const client = await this.#pool.connect();
      let broken: unknown;
      try {
        await client.query('BEGIN');
        const result = await work((sql, values) => runOn(client, sql, values));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        broken = awayCode(error) === undefined ? undefined : error;
        await client.query('ROLLBACK').catch((failure: unknown) => (broken = failure));
        throw error;
      } finally {
        client.release(broken !== undefined);
      }
    });
  }

  /** Where calls of this name are counted together (`calls/rate-limit.ts`). */
  limits(name: string): SharedLimits {
    // The address carries the password: nobody who reads the database alone can tell a visitor's address.
    const secret = this.#url;
    return {
      client: { query: (asked) => this.#guarded(() => this.#pool.query(asked)) },
      secret,
      name,
    };
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#pool.end();
  }

  async #guarded<T>(work: () => Promise<T>): Promise<T> {
    if (this.#trouble) throw new DatabaseAway(this.#trouble.code);
    if (!this.#isMigrated) throw new DatabaseAway('not_open');
    try {
      return await work();
    } catch (error) {
      const code = awayCode(error);
      if (code === undefined) throw error;
      this.#note(error);
      throw new DatabaseAway(code, error);
    }
  }

  async #connect(): Promise<void> {
    const client = await this.#pool.connect();
    try {
      if (!this.#isMigrated) await migrateShared(client);
      // A server that only reads, after a change of roles, is none to keep leads in.
      const { rows } = await client.query<{ reads: string }>(
        "SELECT current_setting('transaction_read_only') AS reads",
      );
      if (rows[0]?.reads === 'on') throw new DatabaseAway('read_only');
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.release();
    this.#isMigrated = true;
    const trouble = this.#trouble;
    this.#trouble = undefined;
    if (trouble) this.#log.info({ code: trouble.code }, 'the shared database is back');
    for (const work of this.#onBack) work();
  }

  /** @param isAny whether an error of the question itself counts, as at the start */
  #note(error: unknown, isAny = false): void {
    const code = awayCode(error) ?? (isAny ? 'not_usable' : undefined);
    if (code === undefined || this.#isClosed) return;
    if (!this.#trouble) {
      this.#trouble = { code, since: this.#clock.now() };
      this.#log.error({ code }, 'the shared database is away: leads are kept on this machine');
    }
    this.#timer ??= setTimeout(() => void this.#look(), LOOK_MS).unref();
  }

  async #look(): Promise<void> {
    this.#timer = undefined;
    if (this.#isClosed) return;
    try {
      await this.#connect();
    } catch (error) {
      this.#note(error, true);
    }
  }
}

async function runOn(
  on: Pool | PoolClient,
  sql: string,
  values: readonly Value[],
): ReturnType<Run> {
  const { rows, rowCount } = await on.query<Record<string, Value>>(
    sql.replaceAll(/\?(\d+)/g, '$$$1'),
    [...values],
  );
  return { rows, changes: rowCount ?? 0 };
}
