import type { Where } from 'payload';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { startAlertingOffice } from './alerting-office.ts';
import { storeLead, until } from './office.ts';

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;
const { now: right } = Date;

/** How much time has passed without waiting, in milliseconds. */
let passed = 0;
const elapsed = performance.now.bind(performance);
performance.now = () => elapsed() + passed;

/** Sets the machine's clock, which goes on from there. @param by how far it is off, in milliseconds */
const setWrong = (by: number) => vi.setSystemTime(right() + by);
const { office, line, reset } = await startAlertingOffice(['line'], { ALERT_RETRY_MS: '1000' });
afterAll(() => void (performance.now = elapsed));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
  setWrong(0);
  reset();
});

const deliver = () => storeLead(office);
/** Leaves an alert that failed before and is due at a time. */
const leave = (retryKey: string, dueAt: number, attempts = 1) =>
  office.create('alerts', {
    channel: 'line',
    failing: 'webhook',
    state: 'retrying',
    attempts,
    retryKey,
    nextAttemptAt: new Date(dueAt).toISOString(),
  });
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
    setWrong(by);
    await night();
    await sleep(1_100);
    expect(await health()).toContain('erasure_held');
    expect(await counts()).toEqual({ there, trashed: 0 });
  }
  // A lead that arrives meanwhile seems older than the retention period.
  await deliver();
  await until(() => line.received.length === 2);
  setWrong(0);
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
    setWrong(by);
    line.answers.push(500, 500);
    await deliver();
    await until(() => line.received.length === 4);
  },
  60_000,
);

it('measures the pause before a retry by elapsed time, although the clock was set back', async () => {
  const PAUSE = 64_000;
  line.answers.push(500);
  const { id } = await leave('put-off-here', Date.now(), 6);
  const attempts = async () => (await office.get('alerts', id)).attempts;
  await until(async () => (await attempts()) === 7);
  passed += PAUSE;
  setWrong(-PAUSE);
  await until(() => line.received.length === 2);
});

it('sends at once what a clock years ahead has dated', async () => {
  line.answers.push(500);
  await deliver();
  await until(() => line.received.length === 1);
  await leave('of-another-process', right() + 5 * YEAR);
  await until(() => line.received.length === 3);
}, 60_000);

/** Stops the jobs of the office. Returns the scheduler, which starts them again. */
async function pauseJobs() {
  const { schedulerOf } = await import('../src/jobs/scheduler.ts');
  const scheduler = schedulerOf(office.payload);
  if (!scheduler) throw new Error('The office has no scheduler.');
  scheduler.isStandingBy = true;
  await until(() => !scheduler.isBusy());
  return scheduler;
}

it('reports a lead that has no alerts for more than three minutes', async () => {
  const scheduler = await pauseJobs();
  await deliver();
  expect(await health()).not.toContain('jobs_late');
  setWrong(4 * MINUTE);
  await until(async () => (await health()).includes('jobs_late'));
  scheduler.isStandingBy = false;
  await until(async () => !(await health()).includes('jobs_late'));
}, 60_000);

it('reports alerts that are due for more than three minutes', async () => {
  const scheduler = await pauseJobs();
  await leave('late-2', right() - 2 * MINUTE);
  expect(await health()).not.toContain('jobs_late');
  await leave('late-4', right() - 4 * MINUTE);
  await sleep(1_100);
  expect(await health()).toContain('jobs_late');
  scheduler.isStandingBy = false;
  await until(async () => !(await health()).includes('jobs_late'));
}, 60_000);
