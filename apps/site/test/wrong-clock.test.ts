import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { Pictures } from '../src/articles/store/pictures.ts';
import { acceptErasure, ErasureGuard } from '../src/erasure.ts';
import { eraseOldLeads } from '../src/leads/retention.ts';
import { silentLog, TestOutbox } from './lead-outbox.ts';

const TODAY = Date.UTC(2027, 2, 1);
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

let bench: TestOutbox;
let log: ReturnType<typeof silentLog>;

beforeEach(() => {
  vi.useFakeTimers({ now: TODAY, toFake: ['Date'] });
  [bench, log] = [new TestOutbox(), silentLog()];
});

const pass = (by: number) => vi.setSystemTime(Date.now() + by);
const add = () => bench.add();
/** Runs retention like a site that has just started, or an hour later. */
function erase(keptDays = 730): ErasureGuard {
  const { database } = bench;
  const guard = new ErasureGuard(database, log);
  eraseOldLeads({ database, journal: undefined, guard, log, keptDays });
  return guard;
}
const accept = () => acceptErasure(bench.database, Date.now());
const listed = () => bench.outbox.list().length;
const inTrash = () => bench.outbox.list({ isTrash: true }).length;

it.each([
  ['five years ahead', 5 * YEAR],
  ['five years back', -5 * YEAR],
  ['at a Buddhist year', 543 * YEAR],
  ['at 1970', -57 * YEAR],
])('erases nothing under a clock %s, and resumes when it is right again', (_, by) => {
  add();
  erase();
  pass(by);
  const guard = erase();
  expect(guard.hold).toMatchObject({ reason: 'clock_leap' });
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'erasure_held' }),
    expect.stringContaining('npm run erasure -- --accept'),
  );
  expect([listed(), inTrash()]).toEqual([1, 0]);
  // Another process after a power cut has the same record.
  bench.reopen();
  expect(erase().hold).toBeDefined();
  pass(-by + HOUR);
  expect(erase().hold).toBeUndefined();
  expect([listed(), inTrash()]).toEqual([1, 0]);
});

it('keeps leads that a clock years behind has stored for the full period', () => {
  erase();
  pass(-5 * YEAR);
  add();
  bench.outbox.markDelivered(add());
  // Meanwhile nobody accepts either clock, and nothing is delivered.
  pass(5 * YEAR + 50 * DAY);
  accept();
  erase(60);
  pass(DAY);
  erase(60);
  expect([listed(), inTrash()]).toEqual([2, 0]);
});

it('restores leads from the trash after an operator accepted a clock years ahead by mistake', () => {
  add();
  erase();
  pass(5 * YEAR);
  accept();
  erase();
  expect([listed(), inTrash()]).toEqual([0, 1]);
  pass(-5 * YEAR + DAY);
  accept();
  erase();
  expect([listed(), inTrash()]).toEqual([1, 0]);
});

it('holds erasure of more than a twentieth of all leads at once', () => {
  for (let count = 0; count < 30; count++) add();
  erase(30);
  const live = (days: number) => {
    for (let day = 0; day < days; day++) {
      pass(DAY);
      erase(30);
    }
  };
  // Their last two weeks are in the trash.
  live(16);
  expect(inTrash()).toBe(0);
  live(1);
  expect(inTrash()).toBe(30);
  live(14);
  expect(erase(30).hold).toEqual({ reason: 'many_rows', due: 30, total: 30 });
  expect(inTrash()).toBe(30);
  accept();
  expect(erase(30).hold).toBeUndefined();
  expect(inTrash()).toBe(0);
});

it('leaves nothing of an erased lead in any file', () => {
  const isFound = () =>
    readdirSync(bench.folder).some((file) =>
      readFileSync(path.join(bench.folder, file)).includes('Unforgotten'),
    );
  bench.add({ fullname: 'Somchai Unforgotten' });
  do {
    expect(isFound()).toBe(true);
    pass(DAY);
    erase(30);
  } while (listed() + inTrash() > 0);
  expect(isFound()).toBe(false);
});

it('checks pictures at once that a wrong clock has postponed by a year', () => {
  const pictures = new Pictures(bench.database, bench.folder, undefined, log);
  const add = (url: string, checkedAt: number, dueAt: number) =>
    bench.database
      .prepare('INSERT INTO pictures VALUES (?, NULL, NULL, 0, ?, ?)')
      .run(url, checkedAt, dueAt);
  add('of-a-wrong-clock', TODAY + YEAR, TODAY + YEAR + DAY);
  add('of-today', TODAY, TODAY + DAY / 2);
  expect(pictures.due(['of-a-wrong-clock', 'of-today'])).toEqual(['of-a-wrong-clock']);
});
