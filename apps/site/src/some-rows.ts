import type { Database, Row } from './sql.ts';

/**
 * The rows of a table in the order of a whole number that each has as its key, so many at a time: between two
 * lots others may have their turn. What is written meanwhile is among them or not.
 *
 * @param select without conditions and order; the key is one of its columns
 */
export function* someRows(
  database: Database,
  select: string,
  key: string,
  few: number,
): Generator<readonly Row[], void> {
  const sql = `${select} WHERE ${key} > ? ORDER BY ${key} LIMIT ${few}`;
  for (let after = -1; ;) {
    // Prepared each time: the database may have been opened anew meanwhile.
    const rows = database.prepare(sql).all(after);
    if (rows.length > 0) yield rows;
    if (rows.length < few) return;
    after = Number(rows.at(-1)?.[key]);
  }
}
