import { Clock } from '@clinicdee/clock';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';
import { Retention } from './retention.ts';
import { samplePayload } from './sample-payload.ts';

const DAY = 24 * 60 * 60_000;
const BEGIN = Date.UTC(2027, 2, 1);

let folder: string;
let database: DatabaseSync;
let clock: Clock;
let outbox: SqliteOutbox;
/** Days since the beginning; the machine's clock is so many off. */
let day: number;
let daysOff: number;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'retention-'));
  database = openDatabase(folder);
  day = 0;
  daysOff = 0;
  start();
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** A process that began to run now, and whose clock is believed if it is near the day. */
function start(seenAt = BEGIN + day * DAY): void {
  clock = new Clock({
    wall: () => BEGIN + (day + daysOff) * DAY,
    elapsed: () => day * DAY,
    after: () => () => undefined,
  });
  clock.follow({ seenAt });
  outbox = new SqliteOutbox(database, clock);
}

/** Retention looks after so many days in all. */
async function on(days: number, keptDays = 730): Promise<void> {
  day = days;
  await new Retention(outbox, clock, log, keptDays).start();
}

const add = (key: string) =>
  outbox.add({ payload: samplePayload, idempotencyKey: key, isSuspected: false }).id;
const listed = () => outbox.list().map(({ id }) => id);
const inTrash = () => outbox.list({ isTrash: true }).map(({ id }) => id);

it('puts a lead that nobody took into the trash for the last fortnight of its period, then erases it', async () => {
  const id = add('key');
  await on(715);
  expect(listed()).toEqual([id]);
  await on(717);
  expect([listed(), inTrash()]).toEqual([[], [id]]);
  expect(outbox.due(1)).toEqual([]);
  expect(outbox.nextAttemptAt()).toBeUndefined();
  expect(outbox.payloadOf(id)).toBeUndefined();
  await on(730);
  expect(inTrash()).toEqual([id]);
  await on(731);
  expect([listed(), inTrash()]).toEqual([[], []]);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { lead: id, code: 'retention' },
    'lead erased that was never delivered',
  );
});

it('erases what was typed thirty days after it was delivered; reference and times stay', async () => {
  const id = add('key');
  outbox.markDelivered(id);
  await on(15);
  expect(outbox.payloadOf(id)).toEqual(samplePayload);
  await on(17);
  expect(outbox.payloadOf(id)).toBeUndefined();
  expect(inTrash()).toEqual([id]);
  await on(31);
  expect(outbox.list()).toMatchObject([{ id, state: 'delivered' }]);
  outbox.restore('all');
  expect(outbox.payloadOf(id)).toBeUndefined();
});

it('keeps to a short period in two halves', async () => {
  const id = add('key');
  await on(0.6, 1);
  expect(inTrash()).toEqual([id]);
  await on(1.2, 1);
  expect(inTrash()).toEqual([]);
});

it('sends what is brought back, and keeps it as long again', async () => {
  const id = add('key');
  await on(717);
  expect(outbox.restore(id)).toBe(1);
  expect(outbox.due(1).map((lead) => lead.id)).toEqual([id]);
  await on(740);
  expect(listed()).toEqual([id]);
  await on(717 + 717);
  expect(inTrash()).toEqual([id]);
});

it('brings back what is sent once more by the same form', async () => {
  const id = add('key');
  await on(717);
  expect(add('key')).toBe(id);
  expect(listed()).toEqual([id]);
});

it('does nothing while the clock is not believed, and counts from then what came meanwhile', async () => {
  const before = add('before');
  daysOff = 4 * 365;
  await on(1);
  const meanwhile = add('meanwhile');
  await on(2);
  expect(listed().sort()).toEqual([before, meanwhile].sort());
  daysOff = 0;
  await on(717);
  expect(inTrash()).toEqual([before]);
  await on(717 + 717);
  expect([listed(), inTrash()]).toEqual([[], [meanwhile]]);
});

it('does not take a lead for old that came while the clock was decades behind', async () => {
  daysOff = -20_000;
  start(BEGIN);
  const id = add('key');
  daysOff = 0;
  await on(1);
  expect(listed()).toEqual([id]);
});

it('brings back by itself what went into the trash by a clock that a person believed too early', async () => {
  const id = add('key');
  daysOff = 4 * 365;
  clock.follow({ seenAt: 0, acceptedAt: BEGIN + (day + daysOff) * DAY });
  await on(1);
  expect(inTrash()).toEqual([id]);
  daysOff = 0;
  clock.follow({ seenAt: 0, acceptedAt: BEGIN + day * DAY });
  await on(2);
  expect(listed()).toEqual([id]);
});

it('never keeps a lead for longer because it was dated in the future', async () => {
  daysOff = 4 * 365;
  start(BEGIN + daysOff * DAY);
  const id = add('key');
  daysOff = 0;
  start();
  await on(1);
  await on(718);
  expect(inTrash()).toEqual([id]);
});
