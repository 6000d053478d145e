import { sql } from '@payloadcms/db-postgres';

/** SARA AM as copied from a PDF. */
const DECOMPOSED = '\u0e4d\u0e32';
/** SARA AM as typed. */
const COMPOSED = '\u0e33';

/**
 * Escapes `%` and `_` in searches, and finds ำ however it is stored. Payload passes the typed text to LIKE as a
 * pattern, in which they are wildcards: a search for `_` found every record, and "select all" deleted them.
 *
 * Relies on: `db.operators` by the names of Payload's operators, each a function of column and value;
 * Payload puts the typed text between two `%`, but not for `not_like`, which so excluded only equal values.
 * The escape character is explicit: LIKE has none on SQLite, and the backslash on PostgreSQL.
 */
export function searchLiterally(adapter: { name: string; operators: object }): void {
  // SQLite has no ILIKE; its LIKE ignores the case of ASCII letters.
  const like = sql.raw(adapter.name === 'sqlite' ? 'like' : 'ilike');
  const plain = (column: unknown) => sql`replace(${column}, ${DECOMPOSED}, ${COMPOSED})`;
  const contains = (column: unknown, value: unknown) =>
    sql`${plain(column)} ${like} ${escaped(value)} escape '!'`;
  const excludes = (column: unknown, value: unknown) =>
    sql`${plain(column)} not ${like} ${escaped(`%${String(value)}%`)} escape '!'`;
  adapter.operators = { ...adapter.operators, contains, like: contains, not_like: excludes };
}

/** Escapes the text between the two `%` of a pattern. */
function escaped(pattern: unknown): unknown {
  if (typeof pattern !== 'string') return pattern;
  return pattern
    .replaceAll(DECOMPOSED, COMPOSED)
    .replace(/^%(.*)%$/s, (_, typed: string) => `%${typed.replace(/[!%_]/g, '!$&')}%`);
}
