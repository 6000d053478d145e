import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLogTorn, mendLog, TORN } from './torn-log.ts';

const ROWS = 200;
const HEAD = 32;
const FRAME = 24 + 4096;
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'torn-log-'));
  file = join(folder, 'killed.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A database as a process leaves it that is killed: each row was a commit, and all are in the log alone. */
function killed(): void {
  const alive = join(folder, 'alive.sqlite');
  const database = new DatabaseSync(alive);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;
    CREATE TABLE leads (id INTEGER PRIMARY KEY, name TEXT) STRICT`);
  const add = database.prepare('INSERT INTO leads VALUES (?, ?)');
  for (let id = 1; id <= ROWS; id++) add.run(id, `${id} `.repeat(100));
  for (const end of ['', '-wal', '-shm']) copyFileSync(alive + end, file + end);
  database.close();
}

/** Changes what lies in the log, or in the index beside it. */
function spoil(end: '-wal' | '-shm', how: (bytes: Buffer) => Buffer | undefined): void {
  const bytes = readFileSync(file + end);
  writeFileSync(file + end, how(bytes) ?? bytes);
}

const rows = () => {
  const database = new DatabaseSync(file);
  try {
    return database.prepare('SELECT count(*) AS count FROM leads').get()?.count;
  } finally {
    database.close();
  }
};

describe.each([
  ['beside its index', true],
  ['whose index is lost', false],
])('a log %s', (_, hasIndex) => {
  beforeEach(() => {
    killed();
    if (!hasIndex) rmSync(`${file}-shm`);
  });

  it('is whole where a process was killed, or a commit was cut off', () => {
    expect(isLogTorn(file)).toBe(false);
    const half = Buffer.alloc(FRAME / 2, 1);
    spoil('-wal', (bytes) => Buffer.concat([bytes, half]));
    expect(isLogTorn(file)).toBe(false);
    mendLog(file);
    expect(existsSync(file + TORN)).toBe(false);
    expect(rows()).toBe(ROWS);
  });

  it.each<[string, (bytes: Buffer) => unknown]>([
    ['a page', (bytes) => bytes.fill(0xa5, HEAD + 40 * FRAME + 900, HEAD + 40 * FRAME + 910)],
    ['the head of a page', (bytes) => bytes.fill(0xa5, HEAD + 40 * FRAME, HEAD + 40 * FRAME + 24)],
    ['a range', (bytes) => bytes.fill(0, HEAD + 40 * FRAME + 100, HEAD + 44 * FRAME + 100)],
    ['its own head', (bytes) => bytes.fill(0xa5, 0, HEAD)],
  ])('is read on behind %s that was spoilt', (_what, how) => {
    const before = readFileSync(`${file}-wal`);
    spoil('-wal', (bytes) => void how(bytes));
    const torn = readFileSync(`${file}-wal`);
    expect(torn.equals(before)).toBe(false);
    expect(isLogTorn(file)).toBe(true);
    mendLog(file);
    // Until somebody has brought it into a fresh file.
    expect(isLogTorn(file)).toBe(true);
    expect(readFileSync(file + TORN).equals(torn)).toBe(true);
    expect(rows()).toBe(ROWS);
  });
});

it('is torn where its end is gone that the index knows of', () => {
  killed();
  spoil('-wal', (bytes) => bytes.subarray(0, HEAD + 50 * FRAME));
  expect(isLogTorn(file)).toBe(true);
  rmSync(`${file}-shm`);
  expect(isLogTorn(file)).toBe(false);
});

it('is whole where one commit was lost, whose sender was not thanked', () => {
  killed();
  rmSync(`${file}-shm`);
  spoil('-wal', (bytes) => {
    bytes.fill(0, bytes.length - 100);
    return undefined;
  });
  expect(isLogTorn(file)).toBe(false);
});

it('is whole where an earlier generation lies behind a newer one', () => {
  killed();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA wal_checkpoint(FULL)');
  database.exec("INSERT INTO leads VALUES (1000, 'new')");
  const other = join(folder, 'later.sqlite');
  for (const end of ['', '-wal', '-shm']) copyFileSync(file + end, other + end);
  database.close();
  expect(isLogTorn(other)).toBe(false);
  rmSync(`${other}-shm`);
  expect(isLogTorn(other)).toBe(false);
});

it('is torn still where somebody has read the database meanwhile', () => {
  const other = join(folder, 'read.sqlite');
  killed();
  spoil('-wal', (bytes) => bytes.fill(0, HEAD + 40 * FRAME, HEAD + 44 * FRAME));
  const reader = new DatabaseSync(file, { readOnly: true });
  const { count } = reader.prepare('SELECT count(*) AS count FROM leads').get() ?? {};
  expect(count).toBeLessThan(ROWS);
  for (const end of ['', '-wal', '-shm']) copyFileSync(file + end, other + end);
  reader.close();
  expect(isLogTorn(other)).toBe(true);
});

it('is whole where there is none', () => {
  expect(isLogTorn(file)).toBe(false);
});
