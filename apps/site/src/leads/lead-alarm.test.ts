import { Clock } from '@clinicdee/clock';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { LeadAlarm, type LeadNews } from './lead-alarm.ts';
import { samplePayload } from './sample-payload.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let dataDir: string;
let database: ReturnType<typeof openDatabase>;
let outbox: SqliteOutbox;
let told: LeadNews[];
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
    ...{ outbox, clock: new Clock(), log, isKnown: () => isKnown },
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
  await alarm.look(now + HOUR);
  const id = add();
  await alarm.look(now + 14 * MINUTE);
  expect(told).toEqual([]);
  await alarm.look(now + 16 * MINUTE);
  await alarm.look(now + 6 * HOUR);
  expect(told).toEqual(['late']);
  await alarm.look(now + 7 * HOUR);
  expect(told).toEqual(['late', 'late']);
  outbox.markDelivered(id);
  await alarm.look(now + 8 * HOUR);
  await alarm.look(now + 9 * HOUR);
  expect(told).toEqual(['late', 'late', 'through']);
});

it('tells again when nobody was reached', async () => {
  const alarm = open();
  add();
  isHeard = false;
  const now = Date.now() + HOUR;
  await alarm.look(now);
  isHeard = true;
  await alarm.look(now + MINUTE);
  expect(told).toEqual(['late']);
});

it('tries later and later where nobody can be told', async () => {
  const tell = vi.fn(() => Promise.resolve(false));
  const alarm = open({ tell });
  add();
  outbox.setAside(add());
  const now = Date.now() + HOUR;
  for (let after = 0; after < 24 * HOUR; after += MINUTE) await alarm.look(now + after);
  // Of each a dozen times in a day, and not every minute.
  expect(tell.mock.calls.length).toBeLessThan(30);
  expect(tell.mock.calls.length).toBeGreaterThan(10);
});

it('tells although the clock was wrong when nobody could be told', async () => {
  const alarm = open();
  add();
  isHeard = false;
  await alarm.look(Date.now() + 5 * 365 * 24 * HOUR);
  isHeard = true;
  await alarm.look(Date.now() + HOUR);
  expect(told).toEqual(['late']);
});

it('says nothing of what staff know already from the canary, unless it lasts longer', async () => {
  const alarm = open();
  const id = add();
  isKnown = true;
  await alarm.look(Date.now() + HOUR);
  expect(told).toEqual([]);
  isKnown = false;
  await alarm.look(Date.now() + HOUR);
  isKnown = true;
  outbox.markDelivered(id);
  await alarm.look(Date.now() + HOUR);
  expect(told).toEqual(['late', 'through']);
});

it('tells of leads that were refused, and not of each one of a whole series', async () => {
  const alarm = open();
  const now = Date.now();
  outbox.setAside(add());
  await alarm.look(now);
  outbox.setAside(add());
  await alarm.look(now + MINUTE);
  await alarm.look(now + 2 * MINUTE);
  expect(told).toEqual(['refused']);
  await alarm.look(now + 2 * HOUR);
  await alarm.look(now + 4 * HOUR);
  expect(told).toEqual(['refused', 'refused']);
  outbox.resend('all');
  await alarm.look(now + 5 * HOUR);
  outbox.setAside(outbox.due(1, now + 5 * HOUR)[0]?.id ?? '');
  isHeard = false;
  await alarm.look(now + 6 * HOUR);
  isHeard = true;
  await alarm.look(now + 6 * HOUR + MINUTE);
  expect(told.filter((news) => news === 'refused')).toHaveLength(3);
});

it('does not throw where the outbox cannot be asked', async () => {
  database.close();
  await open().look();
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({}),
    'waiting leads not looked at',
  );
  database = openDatabase(dataDir);
});
