import { type ConnectionPool, makeTable } from '../payload-patches/connection-pool.ts';

/** So long a lease holds after it was last renewed, in milliseconds; longer than an attempt to send takes. */
export const LEASE_MS = 20_000;

// No migration: it is nobody's record, and an office that goes back a release may leave it.
const TABLE = `
  create table if not exists office_leases (
    name text primary key,
    holder uuid not null,
    until timestamptz not null
  )`;
// What ends later than any lease can was dated by a clock that was ahead.
const TAKE = `
  insert into office_leases as known values ($1, $2, now() + interval '${LEASE_MS} milliseconds')
  on conflict (name) do update set holder = excluded.holder, until = excluded.until
  where known.holder = excluded.holder or known.until < now() or known.until > excluded.until`;

/**
 * What one process of all those on a PostgreSQL holds alone, by the database's clock. A row and not an
 * advisory lock: it outlives a restart of PostgreSQL, goes through a pooler, and ends by itself when a
 * machine is gone whose connection nobody has closed.
 */
export class Lease {
  readonly #pool: ConnectionPool;
  readonly #name: string;
  readonly #holder: string;
  #isTableThere = false;

  /** @param holder a UUID of this process */
  constructor(pool: ConnectionPool, name: string, holder: string) {
    this.#pool = pool;
    this.#name = name;
    this.#holder = holder;
  }

  /** Takes or renews it. @returns whether it is held here now @throws when the database does not answer */
  async take(): Promise<boolean> {
    if (!this.#isTableThere) await makeTable(this.#pool, TABLE);
    this.#isTableThere = true;
    const { rowCount } = await this.#pool.query(TAKE, [this.#name, this.#holder]);
    return rowCount === 1;
  }

  /** Leaves it to others, if it is held here. */
  async leave(): Promise<void> {
    const held = 'delete from office_leases where name = $1 and holder = $2';
    await this.#pool.query(held, [this.#name, this.#holder]);
  }
}
