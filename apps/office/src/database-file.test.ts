import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOnDisk, lostFile, noteInUse, noteOpened, refuseEmptied } from './database-file.ts';

const place = () => ({ DATA_DIR: mkdtempSync(join(tmpdir(), 'office-file-')) });

it('begins where nothing was, and refuses to begin where something was', () => {
  const here = place();
  const file = join(here.DATA_DIR, 'office.sqlite');
  expect(lostFile(here)).toBeUndefined();
  refuseEmptied(here);
  writeFileSync(file, 'rows');
  noteInUse(here);
  expect(lostFile(here)).toBeUndefined();

  truncateSync(file, 0);
  expect(lostFile(here)).toMatch(/is empty.*No new admin.*npm run restore.*office\.made/);
  rmSync(file);
  expect(lostFile(here)).toMatch(/is missing/);
  expect(() => refuseEmptied(here)).toThrow(/no accounts any more/);
});

it('takes another PostgreSQL for another beginning, and the same one emptied for a loss', () => {
  const here = place();
  noteInUse(here);
  const one = { ...here, DATABASE_URL: 'postgres://user:secret@db.example/office' };
  expect(lostFile(one)).toBeUndefined();
  refuseEmptied(one);
  noteInUse(one);
  expect(() =>
    refuseEmptied({ ...one, DATABASE_URL: 'postgres://user:new@db.example/office' }),
  ).toThrow();
  refuseEmptied({ ...one, DATABASE_URL: 'postgres://user:secret@db.example/other' });
});

it('knows a PostgreSQL behind a socket, as compose.yaml has it', () => {
  const here = { ...place(), DATABASE_URL: 'postgres://office@/office?host=/var/run/postgresql' };
  refuseEmptied(here);
  noteInUse(here);
  expect(() => refuseEmptied(here)).toThrow(/no accounts any more/);
  refuseEmptied({ ...here, DATABASE_URL: here.DATABASE_URL.replace('/office?', '/other?') });
});

it('knows when the open file is not the one that lies there', () => {
  const here = place();
  const file = join(here.DATA_DIR, 'office.sqlite');
  writeFileSync(file, 'rows');
  noteOpened(here);
  expect(isOnDisk(here)).toBe(true);
  rmSync(file);
  expect(isOnDisk(here)).toBe(false);
  writeFileSync(join(here.DATA_DIR, 'in-between'), '');
  writeFileSync(file, 'others');
  noteOpened({ ...here, DATABASE_URL: 'postgres://db.example/office' });
  expect(isOnDisk(here)).toBe(true);
});
