import {
  closeSync,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileOf } from '../database/database-file.ts';
import { dropOrphans } from './drop-orphans.ts';
import { readRows } from './read-rows.ts';

/** Result of a recovery. */
export interface Recovered {
  /** New name of the damaged file. */
  setAside: string;
  /** Rows in the new file, by table. */
  kept: Record<string, number>;
  /** Tables that were not read completely. */
  torn: string[];
}

/** Ids skipped after the highest known one: lost ids may occur in alerts and must not be reused. */
const GAP = 1_000;
/** Length of a database header in bytes, and its magic string. */
const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const suffixes = ['', '-wal', '-shm'];

/**
 * Copies the readable rows of a damaged database into a new file and renames the damaged one. No process may have it
 * open. Replaces `sqlite3 .recover`, which Debian's shell lacks (it answers "SQL logic error").
 *
 * @param now dates the new name of the damaged file
 * @throws Error when the new file cannot be written, or lacks accounts or migrations, with which the office would start
 *   empty. The damaged file then stays in place; a truncated one has been padded
 */
export function recover(dataDir: string, now = new Date()): Recovered {
  const damaged = fileOf({ DATA_DIR: dataDir });
  const fresh = join(dataDir, 'office.recovering.sqlite');
  const removeFresh = () => suffixes.forEach((suffix) => rmSync(fresh + suffix, { force: true }));
  removeFresh();
  padTruncated(damaged);
  try {
    const copied = copyRows(damaged, fresh);
    const setAside = `office.damaged-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`;
    for (const suffix of suffixes) {
      if (existsSync(damaged + suffix))
        renameSync(damaged + suffix, join(dataDir, setAside + suffix));
    }
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

function copyRows(from: string, fresh: string): Pick<Recovered, 'kept' | 'torn'> {
  const kept: Record<string, number> = {};
  const torn: string[] = [];
  // Foreign keys are checked at the end.
  const to = new DatabaseSync(fresh, { enableForeignKeyConstraints: false });
  try {
    to.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN IMMEDIATE');
    const tables = createTables(from, to);
    for (const table of tables) {
      const insert = insertInto(to, table);
      const isWhole = readRows(from, table, (row) => {
        if (insert(row)) kept[table] = (kept[table] ?? 0) + 1;
      });
      if (!isWhole) torn.push(table);
    }
    continueSequences(from, to, tables);
    for (const [table, count] of dropOrphans(to)) kept[table] = (kept[table] ?? 0) - count;
    to.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
    if (torn.includes('payload_migrations') || !kept.payload_migrations)
      throw new Error('what is left does not tell its release');
    if (!kept.users) throw new Error('no account is left');
    return { kept, torn };
  } finally {
    to.close();
  }
}

/** Creates the tables and indexes of the damaged file in the new one. @returns the tables */
function createTables(from: string, to: DatabaseSync): string[] {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    const rows = source
      .prepare(
        `SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
         ORDER BY type = 'table' DESC, rowid`,
      )
      .all();
    for (const { sql } of rows) to.exec(String(sql));
    return rows.filter(({ type }) => type === 'table').map(({ name }) => String(name));
  } finally {
    source.close();
  }
}

function insertInto(to: DatabaseSync, table: string) {
  const columns = to
    .prepare('SELECT name FROM pragma_table_info(?) ORDER BY cid')
    .all(table)
    .map(({ name }) => String(name));
  const names = columns.map((name) => `"${name}"`).join(', ');
  const marks = columns.map(() => '?').join(', ');
  const insert = to.prepare(`INSERT OR IGNORE INTO "${table}" (${names}) VALUES (${marks})`);
  return (row: Parameters<Parameters<typeof readRows>[2]>[0]): boolean => {
    try {
      return insert.run(...columns.map((name) => row[name] ?? null)).changes === 1;
    } catch {
      // Corrupt values that violate a constraint.
      return false;
    }
  };
}

/** Continues the id sequences; where unknown, {@link GAP} above the highest id. */
function continueSequences(from: string, to: DatabaseSync, tables: string[]): void {
  const known = new Map<string, number>();
  readRows(from, 'sqlite_sequence', ({ name, seq }) => known.set(String(name), Number(seq)));
  const rows = to.prepare('SELECT name FROM sqlite_sequence').all();
  const counting = new Set(rows.map(({ name }) => String(name)));
  for (const table of tables) {
    if (!counting.has(table) && !known.has(table)) continue;
    const { highest } = to.prepare(`SELECT max(rowid) AS highest FROM "${table}"`).get() ?? {};
    const next = Math.max(known.get(table) ?? Number(highest ?? 0) + GAP, Number(highest ?? 0));
    to.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
    to.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, next);
  }
}
