import { isLogTorn } from '@clinicdee/local-secrets/damaged/torn-log';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setAsideAt } from '../database-file.ts';
import { finishSalvage, salvage } from './salvage.ts';
import { testFile } from './test-file.ts';

const MANY = 400;
const PAGE = 4096;
const now = new Date('2026-11-22T10:00:00.123Z');
const setAside = 'office.damaged-2026-11-22T10-00-00-123Z.sqlite';

let bench: ReturnType<typeof testFile>;
beforeEach(() => (bench = testFile()));
afterEach(() => bench.dispose());

/** Nothing is wrong with the file, and nothing in it refers to what is not there. */
function expectWhole(): void {
  expect(bench.ask('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(bench.ask('PRAGMA foreign_key_check')).toEqual([]);
}

it('reads on behind a spoilt page of the log', () => {
  bench.addLeads(20);
  const database = new DatabaseSync(bench.file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0');
  for (let number = 1; number <= 20; number++) {
    const name = database.prepare('UPDATE leads SET fullname = ? WHERE id = ?');
    name.run(`หลัง ${number}`, number + 3);
  }
  const log = readFileSync(`${bench.file}-wal`);
  const killed = ['', '-wal', '-shm'].map((end) => [end, readFileSync(bench.file + end)] as const);
  database.close();
  for (const [end, bytes] of killed) writeFileSync(bench.file + end, bytes);
  const middle = Math.floor(log.length / 2);
  writeFileSync(`${bench.file}-wal`, log.fill(0xa5, middle, middle + 100));
  expect(isLogTorn(bench.file)).toBe(true);
  expect(salvage(bench.folder, now)).toMatchObject({ setAside, lost: {}, torn: [] });
  expect(existsSync(join(bench.folder, `${setAside}-wal-torn`))).toBe(true);
  const [found] = bench.ask("SELECT count(*) AS count FROM leads WHERE fullname LIKE 'หลัง %'");
  expect(found?.count).toBeGreaterThanOrEqual(19);
  expectWhole();
});

it('brings everything over where the first page is lost, and sets the damaged file aside', () => {
  bench.addLeads(MANY);
  const [names, list] = [
    bench.names(),
    bench.ask('SELECT type, name, sql FROM sqlite_schema ORDER BY name'),
  ];
  for (const bytes of [100, PAGE]) {
    bench.spoil(0, bytes);
    const damaged = readFileSync(bench.file);
    const salvaged = salvage(bench.folder, now);
    expect(salvaged).toMatchObject({ setAside, lost: {}, torn: [] });
    expect(salvaged).not.toHaveProperty('notEnough');
    expect(readFileSync(join(bench.folder, setAside)).equals(damaged)).toBe(true);
    expect(bench.names()).toEqual(names);
    expect(bench.ask('SELECT type, name, sql FROM sqlite_schema ORDER BY name')).toEqual(list);
    expectWhole();
  }
  expect(setAsideAt({ DATA_DIR: bench.folder })).toBe(now.getTime());
  expect(bench.beside()).toEqual([setAside]);
});

it('loses no more than what stood on a page, and what belonged to it', () => {
  bench.addLeads(MANY);
  const bytes = readFileSync(bench.file);
  const pages = Array.from({ length: bytes.length / PAGE }, (_, page) => page).filter((page) =>
    bytes.subarray(page * PAGE, (page + 1) * PAGE).includes('คลินิก'),
  );
  const middle = pages[Math.floor(pages.length / 2)] ?? 0;
  const onPage = bytes.subarray(middle * PAGE, (middle + 1) * PAGE).toString();
  const names = bench.names().filter((name) => !onPage.includes(name));
  expect(names.length).toBeLessThan(MANY);
  bench.spoil(middle * PAGE, (middle + 1) * PAGE);

  const { kept, lost, torn } = salvage(bench.folder, now);
  expect(torn).toEqual(['leads']);
  expect(bench.names()).toEqual(expect.arrayContaining(names));
  expect(kept.leads).toBe(bench.names().length);
  // Their places in the history lead nowhere any more.
  expect(lost.history_rels).toBe(MANY + 3 - bench.names().length);
  expectWhole();
});

it('never gives the number of a lost lead to another one', () => {
  bench.addLeads(MANY);
  const next = () => bench.ask(`SELECT seq FROM sqlite_sequence WHERE name = 'leads'`)[0]?.seq;
  bench.ask('DELETE FROM leads WHERE id > 300');
  bench.spoilRoot('articles');
  salvage(bench.folder, now);
  expect(next()).toBe(MANY + 3);
  // Where even the count is lost it goes on far beyond what is there.
  bench.spoilRoot('sqlite_sequence');
  salvage(bench.folder, now);
  expect(next()).toBe(1300);
});

it('keeps what it could read of a file that is cut off, but does not begin with it', () => {
  bench.addLeads(MANY);
  const pages = readFileSync(bench.file).byteLength / PAGE;
  truncateSync(bench.file, Math.floor(pages * 0.9) * PAGE);
  const { kept, notEnough } = salvage(bench.folder, now);
  expect(kept.leads).toBeGreaterThan(MANY / 2);
  expectWhole();
  expect(notEnough).toBeUndefined();

  // Accounts are gone: another file with it would begin with a new admin.
  bench.spoilRoot('users');
  expect(salvage(bench.folder, new Date('2026-11-22T11:00:00.000Z'))).toMatchObject({
    notEnough: { missing: 'accounts', file: 'office.incomplete-2026-11-22T11-00-00-000Z.sqlite' },
  });
  expect(existsSync(bench.file)).toBe(false);
  expect(bench.beside().filter((name) => name.endsWith('.sqlite'))).toHaveLength(3);
});

it('sets aside what is no database at all', () => {
  writeFileSync(bench.file, 'no database at all'.repeat(5000));
  expect(salvage(bench.folder, now)).toMatchObject({ notEnough: { missing: 'tables' } });
  expect(bench.beside()).toEqual([setAside]);
  expect(existsSync(bench.file)).toBe(false);
});

it('reads the log that a kill left beside an emptied file', () => {
  const open = new DatabaseSync(bench.file);
  open.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; VACUUM');
  open.exec(`UPDATE leads SET fullname = 'ในบันทึก' WHERE id = 1`);
  const killed = join(bench.folder, 'killed');
  copyFileSync(`${bench.file}-wal`, killed);
  open.close();
  renameSync(killed, `${bench.file}-wal`);
  truncateSync(bench.file, 0);
  expect(salvage(bench.folder, now)).not.toHaveProperty('notEnough');
  expect(bench.names()).toEqual(['ในบันทึก', 'ผู้สนใจ 2', 'ผู้สนใจ 3']);
});

it('finishes what was cut off before the fresh file took its place, and begins half a one again', () => {
  const fresh = join(bench.folder, 'office.salvaged.sqlite');
  renameSync(bench.file, fresh);
  finishSalvage(bench.folder);
  expect(bench.names()).toHaveLength(3);
  writeFileSync(fresh, 'half');
  finishSalvage(bench.folder);
  expect(bench.names()).toHaveLength(3);
  expect(bench.beside()).toEqual([]);
});

it('leaves the damaged file as it is while a fresh one cannot be written', () => {
  bench.spoil(0, PAGE);
  const damaged = readFileSync(bench.file);
  // Where the fresh one is to be written there is a folder.
  mkdirSync(join(bench.folder, 'office.salvaged.sqlite'));
  expect(() => salvage(bench.folder, now)).toThrow();
  expect(readFileSync(bench.file).equals(damaged)).toBe(true);
});
