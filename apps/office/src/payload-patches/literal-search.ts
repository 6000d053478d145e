import { sql } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';

type Compare = (column: unknown, value: unknown) => ReturnType<typeof sql>;

/** What is looked at of a Drizzle adapter. */
interface Compares {
  name: string;
  operators: Record<string, unknown>;
}

/**
 * Has every search take `%` and `_` for what they are: letters. Payload hands what was typed to LIKE as
 * a pattern, in which they stand for anything, so that a search for `_` found, and its "select all"
 * deleted, every record.
 *
 * Leans on: `db.operators` by the names of Payload's operators, each a function of column and value;
 * a text that was typed comes between two `%`, but for `not_like`, which without them excluded only what
 * is equal. On SQLite LIKE has no escape character of its own, on
 * PostgreSQL it is the backslash: so one is named.
 */
export function withLiteralSearch<Adapter>(
  database: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...database,
    init: (args) => {
      const adapter = database.init(args);
      makeLiteral(adapter as Compares);
      return adapter;
    },
  };
}

function makeLiteral(adapter: Compares): void {
  // By itself SQLite's LIKE minds no capitals (of ASCII), and has no other.
  const isSqlite = adapter.name === 'sqlite';
  const like: Compare = isSqlite
    ? (column, value) => sql`${column} like ${literal(value)} escape '!'`
    : (column, value) => sql`${column} ilike ${literal(value)} escape '!'`;
  const notLike: Compare = isSqlite
    ? (column, value) => sql`${column} not like ${around(value)} escape '!'`
    : (column, value) => sql`${column} not ilike ${around(value)} escape '!'`;
  adapter.operators = { ...adapter.operators, contains: like, like, not_like: notLike };
}

/** A pattern that finds what stands between its two `%` as it is. */
function literal(pattern: unknown): unknown {
  if (typeof pattern !== 'string') return pattern;
  return pattern.replace(/^%(.*)%$/s, (_, typed: string) => around(typed));
}

/** A pattern that finds a text wherever it stands. */
function around(typed: unknown): string {
  return `%${String(typed).replace(/[!%_]/g, '!$&')}%`;
}
