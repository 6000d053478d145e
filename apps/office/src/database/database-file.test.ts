import { mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  isOnDisk,
  lostFile,
  markInUse,
  rememberOpened,
  refuseEmptied,
  damagedAt,
} from './database-file.ts';

const emptyFolder = () => ({ DATA_DIR: mkdtempSync(join(tmpdir(), 'office-file-')) });

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

it('refuses a PostgreSQL database that had accounts before', () => {
  const here = { ...emptyFolder(), DATABASE_URL: 'postgres://db.example/office' };
  refuseEmptied(here);
  markInUse(here);
  expect(lostFile(here)).toBeUndefined();
  expect(() => refuseEmptied(here)).toThrow(/no accounts any more/);
});

it('notices that the open file was truncated, replaced or deleted', () => {
  const here = emptyFolder();
  const file = join(here.DATA_DIR, 'office.sqlite');
  writeFileSync(file, 'rows');
  rememberOpened(here);
  expect(isOnDisk(here)).toBe(true);
  truncateSync(file, 2);
  expect(isOnDisk(here)).toBe(false);
  writeFileSync(file, 'rows and more rows');
  expect(isOnDisk(here)).toBe(true);
  writeFileSync(`${file}-restored`, 'rows of a backup');
  renameSync(`${file}-restored`, file);
  expect(isOnDisk(here)).toBe(false);
  rmSync(file);
  expect(isOnDisk(here)).toBe(false);
  rememberOpened({ ...here, DATABASE_URL: 'postgres://db.example/office' });
  expect(isOnDisk(here)).toBe(true);
});

it('reads from its name when a damaged file was set aside', () => {
  const here = emptyFolder();
  expect(damagedAt(here)).toBeUndefined();
  writeFileSync(join(here.DATA_DIR, 'office.damaged-2026-11-23T06-00-00-000Z.sqlite'), '');
  expect(damagedAt(here)).toBe(Date.UTC(2026, 10, 23, 6));
});
