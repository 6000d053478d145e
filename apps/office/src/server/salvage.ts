import { mendHead } from '@clinicdee/local-secrets/damaged/mend-head';
import { readRows } from '@clinicdee/local-secrets/damaged/read-rows';
import { isLogTorn, mendLog, TORN } from '@clinicdee/local-secrets/damaged/torn-log';
import { copyFileSync, existsSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileOf } from '../database-file.ts';
import { dropOrphans } from './drop-orphans.ts';

/** What came of it. */
export interface Salvaged {
  /** Under which name the damaged file lies beside. */
  setAside: string;
  /** What is in the fresh file, rows by table. */
  kept: Record<string, number>;
  /** Rows that are known to be gone, by table; those of pages that cannot be read are not known. */
  lost: Record<string, number>;
  /** Tables of which something could not be read. */
  torn: string[];
  /** Where the fresh file is not enough to begin with: what is missing, and the name it lies under. */
  notEnough?: { missing: 'tables' | 'accounts' | 'steps'; file?: string };
}

/** Numbers that alerts may have named are not given again, however many rows were lost. */
const GAP = 1_000;
const PAGE = 4096;
const besides = ['', '-wal', '-shm'];

const freshFile = (dataDir: string) => join(dataDir, 'office.salvaged.sqlite');
const copyOf = (dataDir: string) => join(dataDir, 'office.reading.sqlite');
const remove = (file: string) => besides.forEach((end) => rmSync(file + end, { force: true }));

/**
 * Brings what can be read of the damaged database into a fresh one, row by row, and sets the damaged one
 * aside under a name with its time. Nobody may have it open. Cut off at any point, it is begun again or
 * finished by the next start. What has no accounts or no list of steps any more does not take its
 * place: the office would begin anew with it, or fail.
 *
 * @param now names the files
 * @throws Error when the fresh one cannot be written; then the damaged one lies as it lay
 */
export function salvage(dataDir: string, now = new Date()): Salvaged {
  const damaged = fileOf({ DATA_DIR: dataDir });
  const [fresh, copy] = [freshFile(dataDir), copyOf(dataDir)];
  [fresh, copy].forEach(remove);
  // SQLite would throw away the log beside a file without a page.
  if (statSync(damaged).size < PAGE) truncateSync(damaged, PAGE);
  try {
    if (isLogTorn(damaged)) mendLog(damaged);
    const from = hasList(damaged) ? damaged : withHead(damaged, copy);
    const found = from === undefined ? undefined : bringOver(from, fresh);
    const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
    const setAside = `office.damaged-${stamp}.sqlite`;
    moveAside(damaged, join(dataDir, setAside));
    if (!found) return { setAside, ...nothing };
    const { missing, ...report } = found;
    if (!missing) {
      renameSync(fresh, damaged);
      return { setAside, ...report };
    }
    const file = `office.incomplete-${stamp}.sqlite`;
    renameSync(fresh, join(dataDir, file));
    return { setAside, ...report, notEnough: { missing, file } };
  } catch (error) {
    remove(fresh);
    throw error;
  } finally {
    remove(copy);
  }
}

const nothing = { kept: {}, lost: {}, torn: [], notEnough: { missing: 'tables' as const } };

/** Finishes a salvage that was cut off between its last two steps. */
export function finishSalvage(dataDir: string): void {
  const fresh = freshFile(dataDir);
  if (!existsSync(fresh)) return;
  // While the damaged one lies there, the fresh one may be half of it.
  const isWhole = !existsSync(fileOf({ DATA_DIR: dataDir })) && isEnough(fresh);
  if (isWhole) renameSync(fresh, fileOf({ DATA_DIR: dataDir }));
  else remove(fresh);
}

function isEnough(file: string): boolean {
  const database = new DatabaseSync(file);
  try {
    return missingOf(database) === undefined;
  } finally {
    database.close();
  }
}

function moveAside(file: string, to: string): void {
  rmSync(`${file}-shm`, { force: true });
  for (const end of ['', '-wal', TORN]) {
    if (existsSync(file + end)) renameSync(file + end, to + end);
  }
}

/** Whether SQLite can read which tables there are. */
function hasList(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return Number(database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n) > 0;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

/** A copy whose lost first page is made anew; undefined where that does not help. */
function withHead(damaged: string, copy: string): string | undefined {
  for (const end of ['', '-wal']) {
    if (existsSync(damaged + end)) copyFileSync(damaged + end, copy + end);
  }
  return mendHead(copy) && hasList(copy) ? copy : undefined;
}

type Brought = Pick<Salvaged, 'kept' | 'lost' | 'torn'> & { missing?: 'accounts' | 'steps' };

function bringOver(from: string, fresh: string): Brought {
  const kept: Record<string, number> = {};
  const lost: Record<string, number> = {};
  const torn: string[] = [];
  // Relations are looked at when all is there.
  const to = new DatabaseSync(fresh, { enableForeignKeyConstraints: false });
  try {
    to.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN IMMEDIATE');
    const tables = makeTables(from, to);
    for (const table of tables) {
      const put = insertInto(to, table);
      const isWhole = readRows(from, table, (row) => {
        const counts = put(row) ? kept : lost;
        counts[table] = (counts[table] ?? 0) + 1;
      });
      if (!isWhole) torn.push(table);
    }
    goOnCounting(from, to, tables);
    for (const [table, count] of dropOrphans(to)) {
      kept[table] = (kept[table] ?? 0) - count;
      lost[table] = (lost[table] ?? 0) + count;
    }
    to.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
    const missing = torn.includes('payload_migrations') ? 'steps' : missingOf(to);
    return { kept, lost, torn, ...(missing && { missing }) };
  } finally {
    to.close();
  }
}

/** Makes the damaged one's tables and their indexes in the fresh one. @returns the tables */
function makeTables(from: string, to: DatabaseSync): string[] {
  const source = new DatabaseSync(from, { readOnly: true });
  const rows = source
    .prepare(
      `SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       ORDER BY type = 'table' DESC, rowid`,
    )
    .all();
  source.close();
  for (const { sql } of rows) to.exec(String(sql));
  return rows.filter(({ type }) => type === 'table').map(({ name }) => String(name));
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
  const counting = new Set(to.prepare('SELECT name FROM sqlite_sequence').all().map(nameOf));
  for (const table of tables) {
    const hasNumbers = counting.has(table) || known.has(table);
    if (!hasNumbers) continue;
    const { highest } = to.prepare(`SELECT max(rowid) AS highest FROM "${table}"`).get() ?? {};
    const next = Math.max(known.get(table) ?? Number(highest ?? 0) + GAP, Number(highest ?? 0));
    to.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
    to.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, next);
  }
}

const nameOf = ({ name }: Record<string, unknown>) => String(name);

/** What a database lacks for the office to go on with it. */
function missingOf(database: DatabaseSync): 'accounts' | 'steps' | undefined {
  const has = (table: string) =>
    database.prepare(`SELECT EXISTS (SELECT 1 FROM ${table}) AS has`).get()?.has === 1;
  try {
    if (!has('payload_migrations')) return 'steps';
    return has('users') ? undefined : 'accounts';
  } catch {
    return 'steps';
  }
}
