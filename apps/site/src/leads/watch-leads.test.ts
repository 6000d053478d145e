import { beforeEach, expect, it, vi } from 'vitest';
import { silentLog, TestOutbox } from '../../test/lead-outbox.ts';
import { LeadAlarm, type LeadAlarmEvent } from './watch-leads.ts';
import type { SqliteOutbox } from './sqlite-outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;

let bench: TestOutbox;
let outbox: SqliteOutbox;
/** The alerts that reached staff. */
let alerts: LeadAlarmEvent[];
let isReachable: boolean;
/** Whether the canary has alerted staff already. */
let isKnown: boolean;
let now: number;

beforeEach(() => {
  bench = new TestOutbox();
  ({ outbox } = bench);
  [alerts, isReachable, isKnown, now] = [[], true, false, Date.now()];
});

/** The alarm of one process. */
const open = (given: Partial<ConstructorParameters<typeof LeadAlarm>[0]> = {}) =>
  new LeadAlarm({
    ...{ outbox, log: silentLog(), isKnown: () => isKnown },
    tell: (event) => {
      if (isReachable) alerts.push(event);
      return Promise.resolve(isReachable);
    },
    ...given,
  });
const isOver = (id: string) => outbox.markDelivered(id);

it('alerts staff of a late lead, again every six hours, and once when all leads are delivered', async () => {
  const alarm = open();
  await alarm.check(now + HOUR);
  const id = bench.add();
  await alarm.check(now + 14 * MINUTE);
  expect(alerts).toEqual([]);
  await alarm.check(now + 16 * MINUTE);
  await alarm.check(now + 6 * HOUR);
  expect(alerts).toEqual(['late']);
  await alarm.check(now + 7 * HOUR);
  expect(alerts).toEqual(['late', 'late']);
  isOver(id);
  await alarm.check(now + 8 * HOUR);
  await alarm.check(now + 9 * HOUR);
  expect(alerts).toEqual(['late', 'late', 'through']);
});

it.each([
  ['the clock is right', HOUR],
  ['the clock was years ahead', 5 * YEAR],
])('retries when nobody was reached and %s', async (_, ahead) => {
  const alarm = open();
  bench.add();
  isReachable = false;
  await alarm.check(now + ahead);
  isReachable = true;
  await alarm.check(now + HOUR + MINUTE);
  expect(alerts).toEqual(['late']);
});

it('retries every quarter of an hour at last while nobody can be reached', async () => {
  const tell = vi.fn(() => Promise.resolve(false));
  const alarm = open({ tell });
  bench.add();
  outbox.markRefused(bench.add());
  for (let after = 0; after < 24 * HOUR; after += MINUTE) await alarm.check(now + HOUR + after);
  // There are two kinds of alerts.
  expect(tell.mock.calls.length).toBeLessThanOrEqual(2 * (24 * 4 + 6));
  expect(tell.mock.calls.length).toBeGreaterThan(2 * 24 * 3);
});

it('still reports the end when a repeated alert reached nobody', async () => {
  const alarm = open();
  const id = bench.add();
  await alarm.check(now + HOUR);
  isReachable = false;
  await alarm.check(now + 8 * HOUR);
  isReachable = true;
  isOver(id);
  await alarm.check(now + 9 * HOUR);
  expect(alerts).toEqual(['late', 'through']);
});

it('does not repeat an alert after a restart, unless the process died while it sent it', async () => {
  const id = bench.add();
  now += HOUR;
  await open().check(now);
  await open().check(now + MINUTE);
  expect(alerts).toEqual(['late']);
  outbox.clearAlerted('leads_lost');
  void open({ tell: () => new Promise(() => undefined) }).check(now + 2 * MINUTE);
  await open().check(now + 3 * MINUTE);
  expect(alerts).toEqual(['late', 'late']);
  isOver(id);
  await open().check(now + 4 * MINUTE);
  await open().check(now + 5 * MINUTE);
  expect(alerts).toEqual(['late', 'late', 'through']);
});

it('reports each of two problems and its end while the disk cannot clear the record', async () => {
  vi.spyOn(outbox, 'clearAlerted').mockImplementation(() => undefined);
  const alarm = open();
  for (let minute = 60; minute < 64; minute += 2) {
    const id = bench.add();
    await alarm.check(now + minute * MINUTE);
    isOver(id);
    await alarm.check(now + (minute + 1) * MINUTE);
  }
  expect(alerts).toEqual(['late', 'through', 'late', 'through']);
});

it('does not report that all leads are delivered while one is refused', async () => {
  const alarm = open();
  const id = bench.add();
  await alarm.check(now + HOUR);
  outbox.markRefused(id);
  await alarm.check(now + HOUR + MINUTE);
  expect(alerts).toEqual(['late', 'refused']);
  outbox.resend('all');
  isOver(id);
  await alarm.check(now + HOUR + 2 * MINUTE);
  expect(alerts).toEqual(['late', 'refused', 'through']);
});

it('alerts staff of a waiting lead that is dated in the future', async () => {
  bench.add({}, now + YEAR);
  await open().check(now);
  expect(alerts).toEqual(['late']);
});

it('does not alert staff of what the canary has reported, but reports the end of its own alert', async () => {
  const alarm = open();
  const id = bench.add();
  isKnown = true;
  await alarm.check(now + HOUR);
  expect(alerts).toEqual([]);
  isKnown = false;
  await alarm.check(now + HOUR);
  isKnown = true;
  isOver(id);
  await alarm.check(now + HOUR);
  expect(alerts).toEqual(['late', 'through']);
});

it('alerts staff of refused leads once per hour, and again after they were resent', async () => {
  const alarm = open();
  outbox.markRefused(bench.add());
  await alarm.check(now);
  outbox.markRefused(bench.add());
  await alarm.check(now + MINUTE);
  await alarm.check(now + 2 * MINUTE);
  expect(alerts).toEqual(['refused']);
  await alarm.check(now + 2 * HOUR);
  await alarm.check(now + 4 * HOUR);
  expect(alerts).toEqual(['refused', 'refused']);
  outbox.resend('all');
  await alarm.check(now + 5 * HOUR);
  outbox.markRefused(outbox.due(1, now + 5 * HOUR)[0]?.id ?? '');
  isReachable = false;
  await alarm.check(now + 6 * HOUR);
  isReachable = true;
  await alarm.check(now + 6 * HOUR + MINUTE);
  expect(alerts.filter((event) => event === 'refused')).toHaveLength(3);
});

it('alerts staff of a lead that was refused between the last alert and a restart', async () => {
  const alarm = open();
  outbox.markRefused(bench.add());
  await alarm.check(now);
  outbox.markRefused(bench.add());
  await alarm.check(now + MINUTE);
  const next = open();
  for (const minutes of [10, 30, 59]) await next.check(now + minutes * MINUTE);
  expect(alerts).toEqual(['refused']);
  await next.check(now + 61 * MINUTE);
  await next.check(now + 3 * HOUR);
  expect(alerts).toEqual(['refused', 'refused']);
});
