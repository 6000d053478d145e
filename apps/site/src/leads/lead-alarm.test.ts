import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { LeadAlarm, type LeadAlarmEvent } from './lead-alarm.ts';
import { samplePayload } from './sample-payload.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let dataDir: string;
let database: ReturnType<typeof openDatabase>;
let outbox: SqliteOutbox;
let told: LeadAlarmEvent[];
let isHeard: boolean;
let isKnown: boolean;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'alarm-'));
  database = openDatabase(dataDir);
  outbox = new SqliteOutbox(database);
  [told, isHeard, isKnown] = [[], true, false];
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

const open = (given: Partial<ConstructorParameters<typeof LeadAlarm>[0]> = {}) =>
  new LeadAlarm({
    ...{ outbox, log, isKnown: () => isKnown },
    tell: (news) => {
      if (isHeard) told.push(news);
      return Promise.resolve(isHeard);
    },
    ...given,
  });

let clinics = 0;
/** Another clinic each time: the same words twice are one lead. */
function add() {
  const payload = { ...samplePayload, fullname: `คลินิก ${++clinics}` };
  return outbox.store({ payload, idempotencyKey: undefined, isSuspected: false }).id;
}

it('tells of a lead that waits, once and every six hours, and when all are through', async () => {
  const alarm = open();
  const now = Date.now();
  await alarm.check(now + HOUR);
  const id = add();
  await alarm.check(now + 14 * MINUTE);
  expect(told).toEqual([]);
  await alarm.check(now + 16 * MINUTE);
  await alarm.check(now + 6 * HOUR);
  expect(told).toEqual(['late']);
  await alarm.check(now + 7 * HOUR);
  expect(told).toEqual(['late', 'late']);
  outbox.markDelivered(id);
  await alarm.check(now + 8 * HOUR);
  await alarm.check(now + 9 * HOUR);
  expect(told).toEqual(['late', 'late', 'through']);
});

it('tells again when nobody was reached', async () => {
  const alarm = open();
  add();
  isHeard = false;
  const now = Date.now() + HOUR;
  await alarm.check(now);
  isHeard = true;
  await alarm.check(now + MINUTE);
  expect(told).toEqual(['late']);
});

it('tries later and later where nobody can be told, every quarter of an hour at last', async () => {
  const tell = vi.fn(() => Promise.resolve(false));
  const alarm = open({ tell });
  add();
  outbox.markRefused(add());
  const now = Date.now() + HOUR;
  for (let after = 0; after < 24 * HOUR; after += MINUTE) await alarm.check(now + after);
  // Of each kind.
  expect(tell.mock.calls.length).toBeLessThanOrEqual(2 * (24 * 4 + 6));
  expect(tell.mock.calls.length).toBeGreaterThan(2 * 24 * 3);
});

it('says that it is over after a restart, and tells once more of what goes on', async () => {
  const id = add();
  const now = Date.now() + HOUR;
  await open().check(now);
  await open().check(now + MINUTE);
  // What was told is known; a process that died in the midst of telling knows only that it began.
  expect(told).toEqual(['late']);
  const dying = open({ tell: () => new Promise(() => undefined) });
  outbox.clearAlerted('leads_lost');
  void dying.check(now + 2 * MINUTE);
  await open().check(now + 3 * MINUTE);
  expect(told).toEqual(['late', 'late']);
  outbox.markDelivered(id);
  await open().check(now + 4 * MINUTE);
  await open().check(now + 5 * MINUTE);
  expect(told).toEqual(['late', 'late', 'through']);
});

it('does not count as told what a process that died had said to be over', async () => {
  const now = Date.now() + HOUR;
  const id = add();
  await open().check(now);
  const dying = open({
    tell: (news) => {
      told.push(news);
      return new Promise(() => undefined);
    },
  });
  outbox.markDelivered(id);
  void dying.check(now + MINUTE);
  await vi.waitFor(() => expect(told).toEqual(['late', 'through']));
  add();
  await open().check(now + 2 * MINUTE);
  expect(told).toEqual(['late', 'through', 'late']);
});

/** A lead is late and gets through, twice. */
async function sayEachTime(alarm: ReturnType<typeof open>) {
  const now = Date.now() + HOUR;
  for (let round = 0; round < 2; round++) {
    const id = add();
    await alarm.check(now + 2 * round * MINUTE);
    outbox.markDelivered(id);
    await alarm.check(now + (2 * round + 1) * MINUTE);
  }
  expect(told).toEqual(['late', 'through', 'late', 'through']);
}

it('says that it is over each time', () => sayEachTime(open()));

it('says that it is over each time, whatever the disk took no note of', async () => {
  // It still holds that an earlier trouble was over.
  const alarm = open({
    outbox: Object.assign(Object.create(outbox) as SqliteOutbox, {
      queue: () => outbox.queue(),
      alertedAt: (name: string) => outbox.alertedAt(name),
      markAlerted: (name: string, at: number) => outbox.markAlerted(name, at),
      clearAlerted: () => undefined,
    }),
  });
  await sayEachTime(alarm);
});

it('does not say that all are through while some were set aside', async () => {
  const alarm = open();
  const now = Date.now() + HOUR;
  const id = add();
  await alarm.check(now);
  outbox.markRefused(id);
  await alarm.check(now + MINUTE);
  expect(told).toEqual(['late', 'refused']);
  outbox.resend('all');
  outbox.markDelivered(id);
  await alarm.check(now + 2 * MINUTE);
  expect(told).toEqual(['late', 'refused', 'through']);
});

it('tells of a lead that waits since a time to come', async () => {
  const payload = { ...samplePayload, fullname: 'คลินิกแห่งอนาคต' };
  outbox.store(
    { payload, idempotencyKey: undefined, isSuspected: false },
    Date.now() + 365 * 24 * HOUR,
  );
  await open().check(Date.now());
  expect(told).toEqual(['late']);
});

it('goes on knowing what was told when it could not be told again', async () => {
  const alarm = open();
  const id = add();
  const now = Date.now() + HOUR;
  await alarm.check(now);
  isHeard = false;
  await alarm.check(now + 7 * HOUR);
  isHeard = true;
  outbox.markDelivered(id);
  await alarm.check(now + 8 * HOUR);
  expect(told).toEqual(['late', 'through']);
});

it('tells although the clock was wrong when nobody could be told', async () => {
  const alarm = open();
  add();
  isHeard = false;
  await alarm.check(Date.now() + 5 * 365 * 24 * HOUR);
  isHeard = true;
  await alarm.check(Date.now() + HOUR);
  expect(told).toEqual(['late']);
});

it('says nothing of what staff know already from the canary, unless it lasts longer', async () => {
  const alarm = open();
  const id = add();
  isKnown = true;
  await alarm.check(Date.now() + HOUR);
  expect(told).toEqual([]);
  isKnown = false;
  await alarm.check(Date.now() + HOUR);
  isKnown = true;
  outbox.markDelivered(id);
  await alarm.check(Date.now() + HOUR);
  expect(told).toEqual(['late', 'through']);
});

it('tells of leads that were refused, and not of each one of a whole series', async () => {
  const alarm = open();
  const now = Date.now();
  outbox.markRefused(add());
  await alarm.check(now);
  outbox.markRefused(add());
  await alarm.check(now + MINUTE);
  await alarm.check(now + 2 * MINUTE);
  expect(told).toEqual(['refused']);
  await alarm.check(now + 2 * HOUR);
  await alarm.check(now + 4 * HOUR);
  expect(told).toEqual(['refused', 'refused']);
  outbox.resend('all');
  await alarm.check(now + 5 * HOUR);
  outbox.markRefused(outbox.due(1, now + 5 * HOUR)[0]?.id ?? '');
  isHeard = false;
  await alarm.check(now + 6 * HOUR);
  isHeard = true;
  await alarm.check(now + 6 * HOUR + MINUTE);
  expect(told.filter((news) => news === 'refused')).toHaveLength(3);
});

it('tells of what was refused after staff were told, and before a restart', async () => {
  const now = Date.now();
  const alarm = open();
  outbox.markRefused(add());
  await alarm.check(now);
  outbox.markRefused(add());
  await alarm.check(now + MINUTE);
  const next = open();
  for (const minutes of [10, 30, 59]) await next.check(now + minutes * MINUTE);
  expect(told).toEqual(['refused']);
  await next.check(now + 61 * MINUTE);
  await next.check(now + 3 * HOUR);
  expect(told).toEqual(['refused', 'refused']);
});

it('leaves to one of several processes what it tells', async () => {
  const now = Date.now();
  const [one, other] = [open(), open()];
  outbox.markRefused(add());
  await one.check(now);
  await other.check(now + 20_000);
  await one.check(now + 2 * HOUR);
  await other.check(now + 2 * HOUR);
  expect(told).toEqual(['refused']);
});

it('does not throw where the outbox cannot be asked', async () => {
  database.close();
  await open().check();
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({}),
    'waiting leads not looked at',
  );
  database = openDatabase(dataDir);
});
