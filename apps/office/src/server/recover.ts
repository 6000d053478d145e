import { closeSync, openSync, readSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { setDatabaseAside } from '@clinicdee/data-dir/set-aside';
import { fileOf } from '../database/database-file.ts';

/** The values of a row, in the order of the columns. */
type Row = readonly SQLOutputValue[];

/** Ids skipped after the highest known one: lost ids may occur in alerts and must not be reused. */
const SKIPPED_IDS = 10_000;
/** Wider gaps between readable rows are not probed row by row. */
const WIDEST_GAP = 1_000_000;
/** Length of a database header in bytes, and its magic string. */
const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const suffixes = ['', '-wal', '-shm'];

/**
 * Copies the readable rows of a damaged database into a new file and renames the damaged one. No process may have it
 * open. Replaces `sqlite3 .recover`, which Debian's shell lacks (it answers "SQL logic error").
 *
 * @throws Error when the new file cannot be written, or lacks accounts or migrations, with which the office would start
 *   empty. The damaged file then stays in place; a truncated one has been padded
 */
export function recover(dataDir: string) {
  const damaged = fileOf({ DATA_DIR: dataDir });
  const fresh = join(dataDir, 'office.recovering.sqlite');
  const removeFresh = () => suffixes.forEach((suffix) => rmSync(fresh + suffix, { force: true }));
  removeFresh();
  padTruncated(damaged);
  try {
    const copied = copyRows(damaged, fresh);
    /** The new name of the damaged file. */
    const setAside = setDatabaseAside(damaged);
    renameSync(fresh, damaged);
    return { setAside, ...copied };
  } catch (error) {
    removeFresh();
    throw error;
  }
}

/** Pads a truncated file with empty pages: SQLite reads nothing from a file shorter than its header says. */
function padTruncated(file: string): void {
  const header = Buffer.alloc(HEADER_BYTES);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, header);
  closeSync(descriptor);
  if (!header.toString('latin1').startsWith(MAGIC)) return;
  // Bytes 16 and 28: https://sqlite.org/fileformat.html, 1.3.
  const wanted = header.readUInt16BE(16) * header.readUInt32BE(28);
  if (statSync(file).size < wanted) truncateSync(file, wanted);
}

function copyRows(from: string, fresh: string) {
  /** Rows in the new file, by table. */
  const kept: Record<string, number> = {};
  /** Tables that were not read completely. */
  const torn: string[] = [];
  // Foreign keys are checked at the end.
  using to = new DatabaseSync(fresh, { enableForeignKeyConstraints: false });
  to.exec(
    'PRAGMA secure_delete = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN IMMEDIATE',
  );
  for (const table of createTables(from, to)) {
    const isWhole = readRows(from, table, (row) => {
      if (insert(to, table, row)) kept[table] = (kept[table] ?? 0) + 1;
    });
    if (!isWhole) torn.push(table);
  }
  skipIds(to);
  dropOrphans(to, kept);
  to.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  if (torn.includes('payload_migrations') || !kept.payload_migrations)
    throw new Error('what is left does not tell its release');
  if (!kept.users) throw new Error('no account is left');
  return { kept, torn };
}

/** Creates the tables and indexes of the damaged file in the new one. @returns the tables */
function createTables(from: string, to: DatabaseSync): string[] {
  using source = new DatabaseSync(from, { readOnly: true });
  const rows = source
    .prepare(
      `SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       ORDER BY type = 'table' DESC, rowid`,
    )
    .all();
  for (const { sql } of rows) to.exec(String(sql));
  return rows.filter(({ type }) => type === 'table').map(({ name }) => String(name));
}

/** Inserts the values of a row. @returns false for corrupt values that violate a constraint, and for a known row */
function insert(to: DatabaseSync, table: string, values: Row): boolean {
  const marks = values.map(() => '?').join(', ');
  try {
    const statement = to.prepare(`INSERT OR IGNORE INTO "${table}" VALUES (${marks})`);
    return statement.run(...values).changes === 1;
  } catch {
    return false;
  }
}

/**
 * Reads every readable row of a table in a damaged file: from the start, from the end, and row by row between
 * unreadable pages.
 *
 * @returns whether the table was read completely
 */
function readRows(file: string, table: string, take: (row: Row) => void): boolean {
  let low = 0;
  let high = Infinity;
  /** Takes rows until `isNew` rejects an id. A new connection each time: SQLite does not retry a failed page. */
  const read = (condition: string, isNew: (id: number) => boolean): boolean => {
    try {
      using from = new DatabaseSync(file, { readOnly: true });
      const sql = `SELECT rowid AS salvage_id, * FROM "${table}" NOT INDEXED ${condition}`;
      for (const { salvage_id, ...row } of from.prepare(sql).iterate()) {
        if (!isNew(Number(salvage_id))) return true;
        take(Object.values(row));
      }
      return true;
    } catch {
      return false;
    }
  };
  if (read('ORDER BY rowid ASC', (id) => (low = id) > 0)) return true;
  read('ORDER BY rowid DESC', (id) => id > low && (high = id) > 0);
  if (high - low < WIDEST_GAP)
    for (let id = low + 1; id < high; id++) read(`WHERE rowid = ${id}`, () => true);
  return false;
}

/** Continues the sequences of ids well above the highest known ones. */
function skipIds(to: DatabaseSync): void {
  const tables = to
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'`)
    .all();
  to.exec('DELETE FROM sqlite_sequence');
  for (const { name } of tables)
    to.prepare(
      `INSERT INTO sqlite_sequence (name, seq) SELECT ?, coalesce(max(rowid), 0) + ? FROM "${String(name)}"`,
    ).run(name ?? '', SKIPPED_IDS);
}

/**
 * Resolves references to missing rows as if these had been deleted: sets the foreign key to null or deletes the row.
 *
 * @param kept numbers of rows by table, reduced by the deleted ones
 */
function dropOrphans(to: DatabaseSync, kept: Record<string, number>): void {
  // Deletions may create further orphans.
  for (;;) {
    const orphans = to.prepare('PRAGMA foreign_key_check').all();
    if (orphans.length === 0) return;
    for (const { table: name, rowid, fkid } of orphans) {
      const table = String(name);
      const keys = to.prepare('SELECT * FROM pragma_foreign_key_list(?)').all(table);
      const { from: column, on_delete } = keys.find(({ id }) => id === fkid) ?? {};
      const columns = to.prepare('SELECT * FROM pragma_table_info(?)').all(table);
      const isNeeded = columns.some((one) => one.name === column && one.notnull === 1);
      const sql =
        on_delete === 'CASCADE' || isNeeded
          ? `DELETE FROM "${table}" WHERE rowid = ?`
          : `UPDATE "${table}" SET "${String(column)}" = NULL WHERE rowid = ?`;
      const { changes } = to.prepare(sql).run(rowid ?? null);
      if (sql.startsWith('DELETE')) kept[table] = (kept[table] ?? 0) - Number(changes);
    }
  }
}
