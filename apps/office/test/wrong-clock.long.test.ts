import type { Where } from 'payload';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { startOffice, storeLead, until } from './office.ts';
import { receiveCalls } from './receivers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;
const { now: right } = Date;

/** How far the machine's clock is off, and how much time has passed without waiting, in milliseconds. */
let wrongBy = 0;
let passed = 0;
const elapsed = performance.now.bind(performance);
const RightDate = Date;

/** `Date` on a machine with a wrong clock. */
class WrongDate extends RightDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [WrongDate.now()] : given) as [number]));
  }

  static override now = () => right() + wrongBy;

  static override [Symbol.hasInstance] = (value: unknown) =>
    Object.prototype.toString.call(value) === '[object Date]';
}

vi.stubGlobal('Date', WrongDate);
performance.now = () => elapsed() + passed;
const line = await receiveCalls();
const office = await startOffice({
  ...{ LINE_API_URL: line.url, LINE_CHANNEL_TOKEN: 'line-token', LINE_TARGET: 'C123' },
  ALERT_RETRY_MS: '1000',
});
afterAll(async () => {
  await office.stop();
  await line.stop();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(performance, 'now');
});
beforeEach(() => {
  wrongBy = 0;
  line.received.splice(0);
});

const deliver = async () => {
  await storeLead(office);
};
const health = async () => {
  const { readinessOf } = await import('../src/health/checks.ts');
  const { reasons } = await readinessOf(office.payload).report();
  return reasons.map(({ code }) => code);
};
it('erases nothing while the clock is wrong, nor afterwards what was dated by it', async () => {
  const { payload } = office;
  const { eraseOld, erasureRows } = await import('../src/jobs/retention-job.ts');
  const { allowsErasure } = await import('../src/erasure/erasure-guard.ts');
  const night = () =>
    (eraseOld.handler as (given: object) => Promise<unknown>)({ req: { payload } });
  const counts = async () => {
    const count = (where: Where) => office.count('leads', where, true);
    return { there: await count({}), trashed: await count({ deletedAt: { exists: true } }) };
  };
  await deliver();
  expect(await allowsErasure(payload, await erasureRows(payload))).toBe(true);
  const { there } = await counts();
  for (const by of [5 * YEAR, 543 * YEAR, -57 * YEAR]) {
    wrongBy = by;
    await night();
    await sleep(1_100);
    expect(await health()).toContain('erasure_held');
    expect(await counts()).toEqual({ there, trashed: 0 });
  }
  // A lead that arrives meanwhile seems older than the retention period.
  await deliver();
  await until(() => line.received.length === 2);
  wrongBy = 0;
  await night();
  await sleep(1_100);
  expect(await health()).not.toContain('erasure_held');
  expect(await counts()).toEqual({ there: there + 1, trashed: 0 });
}, 60_000);

// In this order: a clock that jumps back and forth.
it.each([
  ['five years ahead', 5 * YEAR],
  ['without a battery', -57 * YEAR],
])(
  'sends and retries alerts while the clock is %s',
  async (_how, by) => {
    await deliver();
    await until(() => line.received.length === 1);
    wrongBy = by;
    line.answers.push(500, 500);
    await deliver();
    await until(() => line.received.length === 4);
  },
  60_000,
);

it('measures the pause before a retry by elapsed time, although the clock was set back', async () => {
  const PAUSE = 64_000;
  line.answers.push(500);
  const { id } = await office.create('alerts', {
    channel: 'line',
    failing: 'webhook',
    state: 'retrying',
    attempts: 6,
    retryKey: 'put-off-here',
    nextAttemptAt: new Date().toISOString(),
  });
  const attempts = async () => (await office.get('alerts', id)).attempts;
  await until(async () => (await attempts()) === 7);
  passed += PAUSE;
  wrongBy -= PAUSE;
  await until(() => line.received.length === 2);
});

it('runs at once what a clock years ahead has dated, and plans the next nightly job', async () => {
  const ahead = new Date(right() + 5 * YEAR).toISOString();
  const night = { taskSlug: { equals: 'eraseOld' } };
  const nights = async () => {
    const jobs = await office.find('payload-jobs', night);
    return jobs.map(({ waitUntil }) => Date.parse(waitUntil ?? ''));
  };
  await until(async () => (await nights()).length === 1);
  await office.updateAll('payload-jobs', night, { waitUntil: ahead });
  line.answers.push(500);
  await deliver();
  await until(() => line.received.length === 1);
  // Left by another process.
  await office.create('alerts', {
    channel: 'line',
    failing: 'webhook',
    state: 'retrying',
    attempts: 1,
    retryKey: 'of-another-process',
    nextAttemptAt: ahead,
  });
  await until(() => line.received.length === 3);
  await until(async () => {
    const [next = NaN] = await nights();
    return next < right() + 2 * DAY;
  });
}, 60_000);

it('reports alerts that are due for more than three minutes', async () => {
  const { schedulerOf } = await import('../src/jobs/scheduler.ts');
  const scheduler = schedulerOf(office.payload);
  if (!scheduler) throw new Error('The office has no scheduler.');
  scheduler.isStandingBy = true;
  await until(() => !scheduler.isBusy());
  const due = (minutes: number) =>
    office.create('alerts', {
      ...{ channel: 'line', failing: 'webhook', state: 'retrying', attempts: 1 },
      retryKey: `late-${minutes}`,
      nextAttemptAt: new Date(right() - minutes * MINUTE).toISOString(),
    });
  await due(2);
  expect(await health()).not.toContain('jobs_late');
  await due(4);
  await sleep(1_100);
  expect(await health()).toContain('jobs_late');
  scheduler.isStandingBy = false;
  await until(async () => !(await health()).includes('jobs_late'));
}, 60_000);
