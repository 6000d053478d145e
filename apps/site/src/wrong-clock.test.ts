import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Clock } from '@clinicdee/clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pictures } from './articles/keep/pictures.ts';
import { ConsentRepository } from './consent/consent-repository.ts';
import { openDatabase } from './database.ts';
import { Once } from './calls/once.ts';
import { Receipts } from './registrations/receipts.ts';

const TODAY = Date.UTC(2027, 2, 1);
const DAY = 24 * 60 * 60_000;
const YEAR = 365 * DAY;

let wall: number;
let elapsed: number;
let clock: Clock;
let folder: string;
let database: ReturnType<typeof openDatabase>;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  [wall, elapsed] = [TODAY, 0];
  clock = new Clock({ wall: () => wall, elapsed: () => elapsed, after: () => () => undefined });
  clock.follow({ seenAt: TODAY });
  folder = mkdtempSync(path.join(tmpdir(), 'clock-'));
  database = openDatabase(folder);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const step = (by: number) => {
  elapsed += 1000;
  wall += 1000 + by;
};

it.each([
  ['ahead', YEAR],
  ['back', -YEAR],
])('dates consents and receipts as before while the clock is a year %s', (_name, by) => {
  const consents = new ConsentRepository(database, clock);
  const receipts = new Receipts(clock);
  step(by);
  consents.add({ version: '1', wording: 'w', offered: [], allowed: [] });
  receipts.note('R1');
  expect(consents.list().map(({ at }) => at)).toEqual([new Date(TODAY + 1000).toISOString()]);
  expect(receipts.takenAt('R1')).toBe(TODAY + 1000);
});

it.each([
  ['ahead', YEAR],
  ['back', -YEAR],
])('asks once for a double click while the clock goes a year %s between', async (_name, by) => {
  const once = new Once<number>(clock);
  const ask = vi.fn(() => Promise.resolve(1));
  await once.get('a', ask, () => true);
  step(by);
  await once.get('a', ask, () => true);
  expect(ask).toHaveBeenCalledOnce();
  elapsed += 11 * 60_000;
  await once.get('a', ask, () => true);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('looks at once at pictures that are due in a year, and throws none away by a wrong clock', async () => {
  const pictures = new Pictures(database, folder, undefined, log, clock);
  const keep = (url: string, checkedAt: number, dueAt: number) =>
    database
      .prepare('INSERT INTO pictures VALUES (?, NULL, NULL, 0, ?, ?)')
      .run(url, checkedAt, dueAt);
  keep('of-a-wrong-clock', TODAY + YEAR, TODAY + YEAR + DAY);
  keep('of-today', TODAY, TODAY + DAY / 2);
  expect(pictures.due(['of-a-wrong-clock', 'of-today'])).toEqual(['of-a-wrong-clock']);

  step(YEAR);
  await pictures.sweep();
  expect(pictures.due(['of-today'])).toEqual([]);
  step(-YEAR);
  wall += 8 * DAY;
  elapsed += 8 * DAY;
  await pictures.sweep();
  expect(database.prepare('SELECT url FROM pictures').all()).toEqual([{ url: 'of-a-wrong-clock' }]);
});
