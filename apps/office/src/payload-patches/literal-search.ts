import { sql } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';

type Compare = (column: unknown, value: unknown) => ReturnType<typeof sql>;

/** The used parts of a Drizzle adapter. */
interface SearchAdapter {
  name: string;
  operators: Record<string, unknown>;
}

/**
 * Escapes `%` and `_` in searches. Payload passes the typed text to LIKE as a pattern, in which they are
 * wildcards: a search for `_` found every record, and "select all" deleted them.
 *
 * Relies on: `db.operators` by the names of Payload's operators, each a function of column and value;
 * Payload puts the typed text between two `%`, but not for `not_like`, which so excluded only equal values.
 * The escape character is explicit: LIKE has none on SQLite, and the backslash on PostgreSQL.
 */
export function withLiteralSearch<Adapter>(
  database: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...database,
    init: (args) => {
      const adapter = database.init(args);
      makeLiteral(adapter as SearchAdapter);
      return adapter;
    },
  };
}

function makeLiteral(adapter: SearchAdapter): void {
  // SQLite has no ILIKE; its LIKE ignores the case of ASCII letters.
  const isSqlite = adapter.name === 'sqlite';
  const like: Compare = isSqlite
    ? (column, value) => sql`${column} like ${literal(value)} escape '!'`
    : (column, value) => sql`${column} ilike ${literal(value)} escape '!'`;
  const notLike: Compare = isSqlite
    ? (column, value) => sql`${column} not like ${containing(value)} escape '!'`
    : (column, value) => sql`${column} not ilike ${containing(value)} escape '!'`;
  adapter.operators = { ...adapter.operators, contains: like, like, not_like: notLike };
}

/** Escapes the text between the two `%` of a pattern. */
function literal(pattern: unknown): unknown {
  if (typeof pattern !== 'string') return pattern;
  return pattern.replace(/^%(.*)%$/s, (_, typed: string) => containing(typed));
}

/** Returns a pattern that finds a text at any position. */
function containing(typed: unknown): string {
  return `%${String(typed).replace(/[!%_]/g, '!$&')}%`;
}
