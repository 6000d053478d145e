import { mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  isOnDisk,
  lostFile,
  lostLog,
  markInUse,
  rememberOpened,
  refuseEmptied,
} from './database-file.ts';

const emptyFolder = () => ({ DATA_DIR: mkdtempSync(join(tmpdir(), 'office-file-')) });

/** A folder with an open database and its write-ahead log. */
function opened() {
  const here = emptyFolder();
  const file = join(here.DATA_DIR, 'office.sqlite');
  const log = `${file}-wal`;
  writeFileSync(file, 'rows');
  writeFileSync(log, 'commits');
  rememberOpened(here);
  return { here, file, log };
}

it('creates a database in a new folder, but reports one that was lost or emptied', () => {
  const here = emptyFolder();
  const file = join(here.DATA_DIR, 'office.sqlite');
  expect(lostFile(here)).toBeUndefined();
  refuseEmptied(here);
  writeFileSync(file, 'rows');
  markInUse(here);
  expect(lostFile(here)).toBeUndefined();

  truncateSync(file, 0);
  expect(lostFile(here)).toMatch(/is empty.*No new admin.*npm run restore.*office\.made/);
  rmSync(file);
  expect(lostFile(here)).toMatch(/is missing/);
  mkdirSync(file);
  expect(lostFile(here)).toMatch(/is a folder/);
  expect(() => refuseEmptied(here)).toThrow(/no accounts any more/);
});

it.each([
  [
    'postgres://user:secret@db.example/office',
    'postgres://user:new@db.example/office',
    'postgres://user:secret@db.example/other',
  ],
  // Behind a socket, as in compose.yaml.
  [
    'postgres://office@/office?host=/var/run/postgresql',
    'postgres://office@/office?host=/var/run/postgresql',
    'postgres://office@/other?host=/var/run/postgresql',
  ],
])(
  'accepts another empty PostgreSQL than %s, but refuses that without accounts',
  (url, same, other) => {
    const here = emptyFolder();
    markInUse(here);
    const one = { ...here, DATABASE_URL: url };
    expect(lostFile(one)).toBeUndefined();
    refuseEmptied(one);
    markInUse(one);
    expect(() => refuseEmptied({ ...here, DATABASE_URL: same })).toThrow(/no accounts any more/);
    refuseEmptied({ ...here, DATABASE_URL: other });
  },
);

it('notices that the open file was replaced or deleted', () => {
  const { here, file } = opened();
  expect(isOnDisk(here)).toBe(true);
  writeFileSync(`${file}-restored`, 'rows of a backup');
  renameSync(`${file}-restored`, file);
  expect(isOnDisk(here)).toBe(false);
  rmSync(file);
  expect(isOnDisk(here)).toBe(false);
  rememberOpened({ ...here, DATABASE_URL: 'postgres://db.example/office' });
  expect(isOnDisk(here)).toBe(true);
});

it('notices that the file was truncated, also after it has grown again', () => {
  const { here, file, log } = opened();
  writeFileSync(log, 'a log that grows');
  expect(isOnDisk(here)).toBe(true);
  // SQLite truncates the log itself.
  truncateSync(log, 2);
  expect(isOnDisk(here)).toBe(true);
  truncateSync(file, 2);
  expect(isOnDisk(here)).toBe(false);
  writeFileSync(file, 'long enough again, with a hole in it');
  expect(isOnDisk(here)).toBe(false);
});

it('notices that the log was deleted or replaced', () => {
  const { here, log } = opened();
  renameSync(log, `${log}-away`);
  expect(isOnDisk(here)).toBe(false);
  writeFileSync(log, 'commits of another program');
  expect(isOnDisk(here)).toBe(false);
});

it('reports a log that was deleted while the office was stopped', () => {
  const { here, file, log } = opened();
  writeFileSync(`${file}-shm`, 'index of the log');
  expect(lostLog(here)).toBeUndefined();
  rmSync(log);
  expect(lostLog(here)).toMatch(/-wal was deleted/);
  rmSync(`${file}-shm`);
  expect(lostLog(here)).toBeUndefined();
});
