import { type ConnectionPool, makeTable } from '../payload-patches/connection-pool.ts';
import { LOCK_MS, type WrongPasswords } from './wrong-passwords.ts';

// Unlogged: skips the write-ahead log. Empty after a crash, like the counts in memory after a restart.
const TABLE = `
  create unlogged table if not exists wrong_passwords (
    key text primary key,
    account text,
    times integer not null,
    last timestamptz not null
  )`;
const NOT_EXPIRED = `last > now() - interval '${LOCK_MS} milliseconds'`;

/** Counts in PostgreSQL, shared by all processes; uses its clock. */
export class SharedWrongPasswords implements WrongPasswords {
  readonly #pool: ConnectionPool;
  #table: Promise<void> | undefined;

  constructor(pool: ConnectionPool) {
    this.#pool = pool;
  }

  async timesOf(key: string): Promise<number> {
    const [row] = await this.#rows(
      `select times from wrong_passwords where key = $1 and ${NOT_EXPIRED}`,
      key,
    );
    return Number(row?.times ?? 0);
  }

  async add(key: string, account?: string): Promise<void> {
    await this.#rows(`delete from wrong_passwords where not ${NOT_EXPIRED}`);
    await this.#rows(
      `insert into wrong_passwords as known values ($1, $2, 1, now())
       on conflict (key) do update set times = known.times + 1, last = now()`,
      key,
      account ?? null,
    );
  }

  async forget(key: string): Promise<void> {
    await this.#rows('delete from wrong_passwords where key = $1', key);
  }

  async forgetAccount(account: string): Promise<void> {
    await this.#rows('delete from wrong_passwords where account = $1', account);
  }

  async lockedUntil(
    account: string,
    perKey: number,
    perAccount: number,
  ): Promise<number | undefined> {
    const [row] = await this.#rows(
      `select extract(epoch from max(last)) * 1000 as last from wrong_passwords
       where account = $1 and times >= (case when key = $1 then $3 else $2 end)::integer
         and ${NOT_EXPIRED}`,
      account,
      perKey,
      perAccount,
    );
    const last = row?.last ?? null;
    return last === null ? undefined : Number(last) + LOCK_MS;
  }

  async #rows(text: string, ...values: (string | number | null)[]) {
    this.#table ??= makeTable(this.#pool, TABLE);
    try {
      await this.#table;
    } catch (error) {
      this.#table = undefined;
      throw error;
    }
    const { rows } = await this.#pool.query<Record<string, unknown>>(text, values);
    return rows;
  }
}
