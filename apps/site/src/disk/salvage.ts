import { existsSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { readRows, type Row } from '@clinicdee/local-secrets/damaged/read-rows';
import { isLogTorn, mendLog, TORN } from '@clinicdee/local-secrets/damaged/torn-log';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { openFile } from '../database.ts';
import { carveLeads } from './carve-leads.ts';
import { databaseFile } from './on-disk.ts';

/** What came of it: rows by table, and the name under which the damaged file lies beside. */
export interface Salvaged {
  setAside: string;
  kept: Record<string, number>;
  /** Rows that are known to be gone; those of pages that cannot be read are not known. */
  lost: number;
}

/** Leads first: what comes first has the best chance if the disk fails meanwhile. */
const first = ['outbox', 'consents', 'counts'];
/** What the copy of the articles has been compared with: without it all is asked for again. */
const notKept = new Set(['index', 'page_tags']);

const freshFile = (dataDir: string) => path.join(dataDir, 'site.salvaged.sqlite');
const besides = ['', '-wal', '-shm'];

const SET_ASIDE = /^site\.(damaged|rescued)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sqlite$/;

/**
 * When the newest file of a kind was set aside that still lies there, in milliseconds since 1970.
 *
 * @param kind `damaged`: what could be read of it is in use; `rescued`: what a file held that was taken away
 */
export async function setAsideAt(
  dataDir: string,
  kind: 'damaged' | 'rescued',
): Promise<number | undefined> {
  const times = (await readdir(dataDir))
    .filter((name) => SET_ASIDE.exec(name)?.[1] === kind)
    .map((name) => Date.parse(name.replace(SET_ASIDE, '$2:$3:$4.$5Z')));
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** A time as part of a file's name. */
export const stamp = () => new Date().toISOString().replaceAll(/[:.]/g, '-');

/**
 * Brings what can be read of a damaged database into a fresh one, row by row, and sets the damaged one
 * aside under a name with its time. Nobody may have it open. Cut off at any point, it is begun again or
 * finished by the next start.
 *
 * @throws Error when the fresh one cannot be written; then the damaged one lies as it lay
 */
export function salvage(dataDir: string): Salvaged {
  const damaged = databaseFile(dataDir);
  const fresh = freshFile(dataDir);
  for (const end of besides) rmSync(fresh + end, { force: true });
  // SQLite would throw away the log beside a file without a page.
  if (statSync(damaged).size === 0) truncateSync(damaged, 4096);

  const isTorn = isLogTorn(damaged);
  if (isTorn) mendLog(damaged);

  const to = openFile(fresh);
  let report: Pick<Salvaged, 'kept' | 'lost'>;
  try {
    to.exec('BEGIN IMMEDIATE');
    report = bringOver(damaged, to, isTorn);
    to.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    to.close();
    for (const end of besides) rmSync(fresh + end, { force: true });
    throw error;
  }
  to.close();
  const setAside = `site.damaged-${stamp()}.sqlite`;
  moveAside(dataDir, setAside);
  renameSync(fresh, damaged);
  return { setAside, ...report };
}

/** Finishes a salvage that was cut off between its last two steps. */
export function finishSalvage(dataDir: string): void {
  const fresh = freshFile(dataDir);
  if (!existsSync(fresh)) return;
  // While the damaged one lies there, the fresh one may be half of it.
  if (existsSync(databaseFile(dataDir))) {
    for (const end of besides) rmSync(fresh + end, { force: true });
    return;
  }
  moveAside(dataDir, `site.damaged-${stamp()}.sqlite`);
  renameSync(fresh, databaseFile(dataDir));
}

function moveAside(dataDir: string, name: string): void {
  const file = databaseFile(dataDir);
  rmSync(`${file}-shm`, { force: true });
  for (const end of ['', '-wal', TORN]) {
    if (existsSync(file + end)) renameSync(file + end, path.join(dataDir, name + end));
  }
}

/** @param isTorn whether pages are missing in the log, so that what can be read need not be all */
function bringOver(
  damaged: string,
  to: DatabaseSync,
  isTorn: boolean,
): Pick<Salvaged, 'kept' | 'lost'> {
  const kept: Record<string, number> = {};
  let lost = 0;
  const put = (table: string, row: Row) => {
    const became = insert(to, table, row);
    if (became === 'kept') kept[table] = (kept[table] ?? 0) + 1;
    else if (became === 'lost') lost++;
  };
  let areLeadsWhole = false;
  for (const table of tablesOf(to)) {
    const isWhole = readRows(damaged, table, (row) => put(table, row));
    if (table === 'outbox') areLeadsWhole = isWhole;
  }
  if (!areLeadsWhole || isTorn) {
    const columns = columnsOf(to, 'outbox');
    for (const file of [`${damaged}-wal`, damaged + TORN, damaged]) {
      if (!existsSync(file)) continue;
      const isLog = file !== damaged || undefined;
      for (const values of carveLeads(readFileSync(file), columns.length, isLog)) {
        const known = columns.slice(0, values.length);
        put('outbox', Object.fromEntries(known.map((name, at) => [name, values[at] ?? null])));
      }
    }
  }
  // What is found of an article is made again from its text; a word's number may be another's now.
  to.exec(
    `UPDATE articles SET rules = 0; UPDATE article_contents SET text = '';
     DELETE FROM article_words; DELETE FROM search_words`,
  );
  return { kept, lost };
}

/** Our own tables, those first that matter most; not the inside of an index of words. */
function tablesOf(to: DatabaseSync): string[] {
  const names = to
    .prepare("SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('sqlite_'));
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  // An article comes before what belongs to it.
  return names.sort((a, b) => place(a) - place(b) || a.length - b.length || a.localeCompare(b));
}

const columnsOf = (database: DatabaseSync, table: string) =>
  database
    .prepare('SELECT name FROM pragma_table_info(?) ORDER BY cid')
    .all(table)
    .map(({ name }) => String(name));

/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE, https://sqlite.org/rescode.html */
const ALREADY_THERE: readonly unknown[] = [1555, 2067];

/** @returns what became of the row: pages tell of one twice, and one that cannot be a row any more is lost */
function insert(to: DatabaseSync, table: string, row: Row): 'kept' | 'known' | 'lost' {
  const known = columnsOf(to, table).filter((name) => name in row);
  if (table === 'catalogue' && notKept.has(String(row.key))) return 'known';
  const values: SQLInputValue[] = known.map((name) => row[name] ?? null);
  try {
    const marks = known.map(() => '?').join(', ');
    to.prepare(`INSERT INTO ${table} (${known.join(', ')}) VALUES (${marks})`).run(...values);
    return 'kept';
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    return ALREADY_THERE.includes(code) ? 'known' : 'lost';
  }
}
