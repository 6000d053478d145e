import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isFileCut, isLogCut } from './cut-off.ts';

let folder: string;
let file: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cut-off-'));
  file = join(folder, 'open.sqlite');
  database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE leads (id INTEGER PRIMARY KEY, name TEXT) STRICT`);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (rows: number) =>
  database
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO leads (name) SELECT printf('%2000d', i) FROM n`,
    )
    .run(rows);
const sizes = () => [file, `${file}-wal`].map((one) => statSync(one).size) as [number, number];

it('takes no log for cut off that SQLite made shorter: for its limit, or because it was told to', () => {
  database.exec('PRAGMA journal_size_limit = 100000');
  add(1_000);
  const [, long] = sizes();
  expect(isLogCut(file)).toBe(false);
  database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  add(1);
  expect(sizes()[1]).toBeLessThan(long);
  expect(isLogCut(file)).toBe(false);
  const other = new DatabaseSync(file);
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  other.close();
  expect(sizes()[1]).toBe(0);
  expect(isLogCut(file)).toBe(false);
  add(1);
  expect(isLogCut(file)).toBe(false);
});

it.each([0, 31, 5_000])('knows a log that was cut off to %i bytes', (bytes) => {
  add(10);
  truncateSync(`${file}-wal`, bytes);
  expect(isLogCut(file)).toBe(true);
});

it('knows a log that is one byte too short, and takes one without an index for cut off', () => {
  add(10);
  truncateSync(`${file}-wal`, sizes()[1] - 1);
  expect(isLogCut(file)).toBe(true);
  rmSync(`${file}-shm`);
  expect(isLogCut(file)).toBe(true);
});

it('lets go of no lock: another program that leaves does not take the log along', () => {
  add(10);
  isFileCut(file);
  isLogCut(file);
  const other = `const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1]);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();`;
  execFileSync(process.execPath, ['-e', other, file]);
  expect(existsSync(`${file}-wal`)).toBe(true);
  expect(existsSync(`${file}-shm`)).toBe(true);
});

it('takes no file for cut off that became shorter for VACUUM', () => {
  add(1_000);
  database.exec('PRAGMA wal_checkpoint(PASSIVE); DELETE FROM leads');
  const [long] = sizes();
  database.exec('VACUUM; PRAGMA wal_checkpoint(PASSIVE)');
  expect(sizes()[0]).toBeLessThan(long);
  expect(isFileCut(file)).toBe(false);
});

it.each([0, 99, 4_096, 40_960])('knows a file that was cut off to %i bytes', (bytes) => {
  add(1_000);
  database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  truncateSync(file, bytes);
  expect(isFileCut(file)).toBe(true);
});
