import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  bringLogBack,
  isLogLost,
  isOnDisk,
  isTakenAway,
  lostFile,
  noteInUse,
  noteOpened,
  refuseEmptied,
  rescueFile,
  setAsideAt,
  setLogAside,
} from './database-file.ts';

const place = () => ({ DATA_DIR: mkdtempSync(join(tmpdir(), 'office-file-')) });

/** A place with a database and its log, as an office has them that is at work. */
function opened() {
  const here = place();
  const file = join(here.DATA_DIR, 'office.sqlite');
  const log = `${file}-wal`;
  writeFileSync(file, 'rows');
  writeFileSync(log, 'commits');
  noteOpened(here);
  return { here, file, log };
}

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

it.each(['office.sqlite', 'office.sqlite-wal'])(
  'knows that %s was cut off, from then on',
  (cut) => {
    const { here, log } = opened();
    writeFileSync(log, 'commits and more');
    expect(isOnDisk(here)).toBe(true);
    truncateSync(join(here.DATA_DIR, cut), 2);
    expect(isOnDisk(here)).toBe(false);
    writeFileSync(join(here.DATA_DIR, cut), 'long enough again, with a hole in it');
    expect(isOnDisk(here)).toBe(false);
  },
);

it('knows that the log was deleted, also when another one lies there', () => {
  const { here, file, log } = opened();
  expect([isOnDisk(here), isLogLost(here)]).toEqual([true, false]);
  renameSync(log, `${log}-away`);
  expect([isOnDisk(here), isLogLost(here)]).toEqual([false, true]);
  writeFileSync(log, 'commits of another program');
  expect([isOnDisk(here), isLogLost(here)]).toEqual([false, true]);
  renameSync(`${log}-away`, log);
  expect([isOnDisk(here), isLogLost(here)]).toEqual([true, false]);
  // What was taken away as a whole is another case.
  rmSync(file);
  rmSync(log);
  expect([isOnDisk(here), isLogLost(here)]).toEqual([false, false]);
});

it('sets the log of a file aside that was taken away, and puts it back with the very file', () => {
  const { here, file, log } = opened();
  const away = join(here.DATA_DIR, 'away');
  noteInUse(here);
  expect(isTakenAway(here)).toBe(false);
  renameSync(file, away);
  expect(isTakenAway(here)).toBe(true);
  const rescued = rescueFile(here, '2026-11-23T06:00:00.000Z');
  writeFileSync(rescued, 'rows and commits');
  setLogAside(rescued, here);
  // What is put in its place is not to be mixed with what is left of it.
  expect(existsSync(log)).toBe(false);
  expect(lostFile(here)).toMatch(
    /is missing.*office\.rescued-2026-11-23T06-00-00-000Z\.sqlite: rename/,
  );
  expect(setAsideAt(here, 'rescued')).toBe(Date.UTC(2026, 10, 23, 6));
  expect(setAsideAt(here)).toBeUndefined();

  writeFileSync(file, 'others');
  expect(isTakenAway(here)).toBe(true);
  expect(bringLogBack(rescued, here)).toBe(false);
  renameSync(away, file);
  expect(isTakenAway(here)).toBe(false);
  expect(bringLogBack(rescued, here)).toBe(true);
  expect(readdirSync(here.DATA_DIR).sort()).toEqual(
    ['office.made', `${rescued.split('/').at(-1)}`, 'office.sqlite', 'office.sqlite-wal'].sort(),
  );
  expect(isOnDisk(here)).toBe(true);
});

it('puts nothing into another folder than the one that it had', () => {
  const here = place();
  writeFileSync(join(here.DATA_DIR, 'office.sqlite'), 'rows');
  noteOpened(here);
  renameSync(here.DATA_DIR, `${here.DATA_DIR}-away`);
  expect(isTakenAway(here)).toBe(false);
  mkdirSync(here.DATA_DIR);
  expect(isTakenAway(here)).toBe(false);
});
