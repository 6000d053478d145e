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

/** What came of it. */
export interface Recovered {
  /** Under which name the damaged file lies beside. */
  setAside: string;
  /** What is in the new file, rows by table. */
  kept: Record<string, number>;
  /** Tables of which something could not be read. */
  torn: string[];
}

/** Numbers that alerts may have named are not given again, however many rows were lost. */
const GAP = 1_000;
/** Bytes of the head of a database, and what it begins with. */
const HEAD = 100;
const MAGIC = 'SQLite format 3\0';
const besides = ['', '-wal', '-shm'];

/**
 * Copies what can be read of a damaged database into a new one, row by row, and sets the damaged one aside
 * under a dated name. Nobody may have it open. It replaces `sqlite3 .recover`, which Debian's shell is built
 * without (it answers "SQL logic error").
 *
 * @param now names the file that is set aside
 * @throws Error in words for a person when the new one cannot be written, or lacks accounts or migrations: the
 *   office would start empty with it. The damaged file then stays in place; one that was cut off has been padded
 */
export function recover(dataDir: string, now = new Date()): Recovered {
  const damaged = fileOf({ DATA_DIR: dataDir });
  const fresh = join(dataDir, 'office.recovering.sqlite');
  const removeFresh = () => besides.forEach((end) => rmSync(fresh + end, { force: true }));
  removeFresh();
  makeLongEnough(damaged);
  try {
    const copied = copyRows(damaged, fresh);
    const setAside = `office.damaged-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`;
    for (const end of besides) {
      if (existsSync(damaged + end)) renameSync(damaged + end, join(dataDir, setAside + end));
    }
    renameSync(fresh, damaged);
    return { setAside, ...copied };
  } catch (error) {
    removeFresh();
    throw error;
  }
}

/** Adds empty pages to a file that was cut off: SQLite reads nothing of one that is shorter than its head says. */
function makeLongEnough(file: string): void {
  const head = Buffer.alloc(HEAD);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head);
  closeSync(descriptor);
  if (!head.toString('latin1').startsWith(MAGIC)) return;
  // Bytes 16 and 28: https://sqlite.org/fileformat.html, 1.3.
  const wanted = head.readUInt16BE(16) * head.readUInt32BE(28);
  if (statSync(file).size < wanted) truncateSync(file, wanted);
}

function copyRows(from: string, fresh: string): Pick<Recovered, 'kept' | 'torn'> {
  const kept: Record<string, number> = {};
  const torn: string[] = [];
  // Relations are looked at when all is there.
  const to = new DatabaseSync(fresh, { enableForeignKeyConstraints: false });
  try {
    to.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN IMMEDIATE');
    const tables = makeTables(from, to);
    for (const table of tables) {
      const put = insertInto(to, table);
      const isWhole = readRows(from, table, (row) => {
        if (put(row)) kept[table] = (kept[table] ?? 0) + 1;
      });
      if (!isWhole) torn.push(table);
    }
    goOnCounting(from, to, tables);
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

/** Makes the damaged one's tables and their indexes in the new one. @returns the tables */
function makeTables(from: string, to: DatabaseSync): string[] {
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
      // What the page says is no row of this table any more.
      return false;
    }
  };
}

/** Numbers go on where they were; where that is not known, far enough from what is there. */
function goOnCounting(from: string, to: DatabaseSync, tables: string[]): void {
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
