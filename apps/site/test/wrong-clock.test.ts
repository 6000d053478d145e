import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pictures } from '../src/articles/store/pictures.ts';
import { IdempotencyCache } from '../src/http/idempotency-cache.ts';
import { openDatabase } from '../src/database/database.ts';
import { acceptErasure, ErasureGuard } from '../src/erasure.ts';
import { Retention } from '../src/leads/retention.ts';
import { samplePayload } from '../src/leads/sample-payload.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';

const TODAY = Date.UTC(2027, 2, 1);
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

let folder: string;
let database: ReturnType<typeof openDatabase>;
let outbox: SqliteOutbox;
let leads = 0;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers({ now: TODAY, toFake: ['Date'] });
  vi.clearAllMocks();
  folder = mkdtempSync(path.join(tmpdir(), 'clock-'));
  open();
});
afterEach(() => {
  vi.useRealTimers();
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(): void {
  database = openDatabase(folder);
  outbox = new SqliteOutbox(database);
}

const pass = (by: number) => vi.setSystemTime(Date.now() + by);
const add = () =>
  outbox.store({ payload: samplePayload, idempotencyKey: `lead ${++leads}`, isSuspected: false });
/** As a site that has just started, or an hour later. */
async function erase(keptDays = 730): Promise<ErasureGuard> {
  const guard = new ErasureGuard(database, log);
  const retention = new Retention(database, undefined, guard, log, keptDays);
  await retention.start();
  await retention.stop();
  return guard;
}
const shown = () => outbox.list().length;
const inTrash = () => outbox.list({ isTrash: true }).length;

it.each([
  ['five years ahead', 5 * YEAR],
  ['five years back', -5 * YEAR],
  ['at a year of the Buddhist era', 543 * YEAR],
  ['without a battery', -57 * YEAR],
])('erases nothing under a clock %s, and needs no word when it is right again', async (_, by) => {
  add();
  await erase();
  pass(by);
  const guard = await erase();
  expect(guard.hold).toMatchObject({ reason: 'clock_leap' });
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'erasure_held' }),
    expect.stringContaining('npm run erasure -- --accept'),
  );
  expect([shown(), inTrash()]).toEqual([1, 0]);
  // A power cut: another process, which knows what the database remembers.
  database.close();
  open();
  expect((await erase()).hold).toBeDefined();
  pass(-by + HOUR);
  expect((await erase()).hold).toBeUndefined();
  expect([shown(), inTrash()]).toEqual([1, 0]);
});

it('keeps what came under a clock years behind as long as all else', async () => {
  await erase();
  pass(-5 * YEAR);
  add();
  outbox.markDelivered(add().id);
  pass(5 * YEAR);
  await erase();
  pass(DAY);
  await erase();
  expect([shown(), inTrash()]).toEqual([2, 0]);
});

it('waits for a word after three days switched off, and takes one that was given meanwhile', async () => {
  add();
  await erase();
  pass(3 * DAY);
  expect((await erase()).hold).toBeDefined();
  acceptErasure(database, Date.now());
  expect((await erase()).hold).toBeUndefined();
  pass(DAY);
  expect((await erase()).hold).toBeUndefined();
});

it('brings back what a word for a clock years ahead has put into the trash', async () => {
  add();
  await erase();
  pass(5 * YEAR);
  acceptErasure(database, Date.now());
  await erase();
  expect([shown(), inTrash()]).toEqual([0, 1]);
  pass(-5 * YEAR + DAY);
  acceptErasure(database, Date.now());
  await erase();
  expect([shown(), inTrash()]).toEqual([1, 0]);
});

it('holds where a newer lead is dated years ahead', async () => {
  pass(5 * YEAR);
  add();
  pass(-5 * YEAR);
  expect((await erase()).hold).toMatchObject({ reason: 'clock_leap' });
});

it('holds where more than a twentieth of all leads would go at once', async () => {
  for (let count = 0; count < 30; count++) add();
  await erase(30);
  for (let days = 1; days <= 17; days++) {
    pass(DAY);
    await erase(30);
  }
  expect(inTrash()).toBe(30);
  for (let days = 0; days < 14; days++) {
    pass(DAY);
    await erase(30);
  }
  expect((await erase(30)).hold).toEqual({ reason: 'many_rows', due: 30, total: 30 });
  expect(inTrash()).toBe(30);
  acceptErasure(database, Date.now());
  expect((await erase(30)).hold).toBeUndefined();
  expect(inTrash()).toBe(0);
});

it('asks once for a double click while the clock goes a year back between', async () => {
  const once = new IdempotencyCache<number>();
  const ask = vi.fn(() => Promise.resolve(1));
  await once.get('a', ask, () => true);
  pass(-YEAR);
  await once.get('a', ask, () => true);
  expect(ask).toHaveBeenCalledOnce();
});

it('looks at once at pictures that are due in a year', () => {
  const pictures = new Pictures(database, folder, undefined, log);
  const keep = (url: string, checkedAt: number, dueAt: number) =>
    database
      .prepare('INSERT INTO pictures VALUES (?, NULL, NULL, 0, ?, ?)')
      .run(url, checkedAt, dueAt);
  keep('of-a-wrong-clock', TODAY + YEAR, TODAY + YEAR + DAY);
  keep('of-today', TODAY, TODAY + DAY / 2);
  expect(pictures.due(['of-a-wrong-clock', 'of-today'])).toEqual(['of-a-wrong-clock']);
});
