import { type ConnectionPool, makeTable } from '../payload-patches/connection-pool.ts';

/** Duration of a lease after its renewal, in milliseconds; longer than a delivery attempt. */
export const LEASE_MS = 20_000;

// No migration: the table holds no business data and may stay after a rollback.
const TABLE = `
  create table if not exists office_leases (
    name text primary key,
    holder uuid not null,
    until timestamptz not null
  )`;
// A lease that ends later than possible was written under a wrong clock and may be taken.
const TAKE = `
  insert into office_leases as known values ($1, $2, now() + interval '${LEASE_MS} milliseconds')
  on conflict (name) do update set holder = excluded.holder, until = excluded.until
  where known.holder = excluded.holder or known.until < now() or known.until > excluded.until`;

/**
 * A lease that one process of all those on a PostgreSQL server holds, by the database's clock. A row instead of an
 * advisory lock: it survives a restart of PostgreSQL, works through a pooler, and expires when a machine vanishes
 * without closing its connection.
 */
export class Lease {
  readonly #pool: ConnectionPool;
  readonly #name: string;
  readonly #holder: string;
  #hasTable = false;

  /** @param holder a UUID of this process */
  constructor(pool: ConnectionPool, name: string, holder: string) {
    this.#pool = pool;
    this.#name = name;
    this.#holder = holder;
  }

  /** Acquires or renews the lease. @returns whether this process holds it @throws on a database error */
  async acquire(): Promise<boolean> {
    if (!this.#hasTable) await makeTable(this.#pool, TABLE);
    this.#hasTable = true;
    const { rowCount } = await this.#pool.query(TAKE, [this.#name, this.#holder]);
    return rowCount === 1;
  }

  /** Releases the lease if this process holds it. */
  async release(): Promise<void> {
    const held = 'delete from office_leases where name = $1 and holder = $2';
    await this.#pool.query(held, [this.#name, this.#holder]);
  }
}
