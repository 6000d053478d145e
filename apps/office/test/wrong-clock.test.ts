import { Clock, type Machine } from '@clinicdee/clock';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverLead, type Office, startOffice, until } from './office.ts';
import { type CallReceiver, receiveCalls } from './receivers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const { now: right } = Date;

/** What the machine's clock shows beside the right time, and what has passed that nobody waited for. */
let wrongBy = 0;
let passed = 0;
const machine: Machine = {
  wall: () => right() + wrongBy,
  elapsed: () => performance.now() + passed,
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
/** Believes whatever is shown, as `Date` does. */
class Credulous extends Clock {
  override now = (): number => machine.wall();
}
let office: Office;
let line: CallReceiver;
let sent = 0;

beforeAll(async () => {
  Object.assign(globalThis, { clinicdeeOfficeClock: { clock: new Clock(machine) } });
  // What asks `Date` is told by the same machine, until the office has its clock answer.
  new Credulous(machine).answerDates();
  line = await receiveCalls();
  office = await startOffice({
    ...{ LINE_API_URL: line.url, LINE_CHANNEL_TOKEN: 'line-token', LINE_TARGET: 'C123' },
    ALERT_RETRY_MS: '1000',
  });
}, 90_000);
afterAll(async () => {
  await office.stop();
  await line.stop();
});
beforeEach(() => {
  wrongBy = 0;
  line.received.splice(0);
});

const deliver = async () => {
  expect((await deliverLead(office, `under-a-wrong-clock-${++sent}`)).status).toBe(200);
};
const health = async () => {
  const { readinessOf } = await import('../src/health/readiness.ts');
  const { reasons } = await readinessOf(office.payload).report();
  return reasons.map(({ code }) => code);
};
const newest = async () => {
  const found = await office.payload.find({
    collection: 'leads',
    sort: '-id',
    limit: 1,
    overrideAccess: true,
  });
  const lead = found.docs[0];
  return [lead?.createdAt, lead?.updatedAt].map((date) => Date.parse(date ?? ''));
};

// One after the other, as a clock that jumps to and fro.
it.each([
  ['an hour back', -HOUR],
  ['a day ahead', DAY],
  ['a year back', -YEAR],
  ['five years ahead', 5 * YEAR],
  ['without a battery', -57 * YEAR],
])(
  'tells of a lead, and tries again after a refusal, while the clock is %s',
  async (_how, by) => {
    await deliver();
    await until(() => line.received.length === 1);
    wrongBy = by;
    line.answers.push(500, 500);
    await deliver();
    await until(() => line.received.length === 4);
    expect(await health()).not.toContain('jobs_late');
  },
  60_000,
);

it('dates what comes under a clock that is not believed by what is known', async () => {
  for (const by of [-57 * YEAR, 543 * YEAR]) {
    wrongBy = by;
    await deliver();
    for (const date of await newest()) expect(Math.abs(date - right())).toBeLessThan(5 * DAY);
  }
  await until(() => line.received.length === 2);
});

it('publishes on its day: not under a clock that is years ahead', async () => {
  const { payload } = office;
  const plan = (at: number) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'articles', value: '1' as never } },
      waitUntil: new Date(at),
    });
  const { doPlanned } = await import('../src/jobs/work.ts');
  const { schedules } = await import('../src/payload-seams/schedule-jobs.ts');
  await plan(right() + 30 * DAY);
  await plan(right() - HOUR);
  // As an office that is started under such a clock: its own dates are those of the machine.
  const shared = globalThis as { clinicdeeOfficeClock?: unknown };
  const [before, ofBefore] = [shared.clinicdeeOfficeClock, Date];
  const ahead = new Clock({ ...machine, wall: () => right() + 5 * YEAR });
  ahead.follow({ seenAt: right() });
  ahead.answerDates();
  shared.clinicdeeOfficeClock = { clock: ahead };
  await doPlanned(payload);
  shared.clinicdeeOfficeClock = before;
  globalThis.Date = ofBefore;
  // There is no such article, so one that was done has failed.
  const done = (await schedules(payload)).map(({ hasFailed }) => hasFailed);
  expect(done.sort()).toEqual([false, true]);
  await payload.delete({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' } },
    overrideAccess: true,
  });
});

it('counts a pause by what has passed, while the date lags behind a clock that was set back', async () => {
  const PAUSE = 64_000;
  line.answers.push(500);
  const { id } = await office.payload.create({
    collection: 'alerts',
    data: {
      channel: 'line',
      failing: 'webhook',
      state: 'retrying',
      attempts: 6,
      retryKey: 'put-off-here',
      nextAttemptAt: new Date().toISOString(),
    },
    overrideAccess: true,
  });
  const attempts = async () =>
    (await office.payload.findByID({ collection: 'alerts', id, overrideAccess: true })).attempts;
  await until(async () => (await attempts()) === 7);
  passed += PAUSE;
  wrongBy -= PAUSE;
  await until(() => line.received.length === 2);
});

it('has due at once what a clock years ahead has dated, and plans the next night', async () => {
  const { payload } = office;
  const ahead = new Date(right() + 5 * YEAR).toISOString();
  const night = { taskSlug: { equals: 'eraseOld' } };
  const nights = async () => {
    const found = await payload.find({
      collection: 'payload-jobs',
      where: night,
      overrideAccess: true,
    });
    return found.docs.map(({ waitUntil }) => Date.parse(waitUntil ?? ''));
  };
  await until(async () => (await nights()).length === 1);
  await payload.update({
    collection: 'payload-jobs',
    where: night,
    data: { waitUntil: ahead },
    overrideAccess: true,
  });
  line.answers.push(500);
  await deliver();
  await until(() => line.received.length === 1);
  // As an office leaves it that ended: who comes after it knows the row alone.
  await payload.create({
    collection: 'alerts',
    data: {
      channel: 'line',
      failing: 'webhook',
      state: 'retrying',
      attempts: 1,
      retryKey: 'of-another-process',
      nextAttemptAt: ahead,
    },
    overrideAccess: true,
  });
  await until(() => line.received.length === 3);
  await until(async () => {
    const [next = NaN] = await nights();
    return next < right() + 2 * DAY;
  });
}, 60_000);

it('says that jobs are late when nothing was done about them, and by no clock on a wall', async () => {
  const { roundsOf } = await import('../src/rounds.ts');
  const { lateWorkOf } = await import('../src/health/late-work.ts');
  const rounds = roundsOf(office.payload);
  const late = () => lateWorkOf(office.payload).since();
  rounds?.standBy();
  await until(() => !rounds?.isBusy());
  // Another office does this one, by its own clock.
  await office.payload.jobs.queue({
    task: 'sendAlert',
    input: { alert: 0 },
    waitUntil: new Date(right() - HOUR),
  });
  expect(await late()).toBeUndefined();
  passed += 4 * MINUTE;
  expect(await late()).toBeUndefined();
  await deliver();
  expect(await late()).toBeUndefined();
  wrongBy = DAY;
  expect(await late()).toBeUndefined();
  passed += 4 * MINUTE;
  const { officeClock } = await import('../src/clock.ts');
  expect(officeClock().now() - ((await late()) ?? 0)).toBeGreaterThanOrEqual(4 * MINUTE);
  expect(await health()).toContain('jobs_late');
  rounds?.goOn();
  await until(() => line.received.length === 1);
  await until(async () => (await late()) === undefined);
  await sleep(1_100);
  expect(await health()).not.toContain('jobs_late');
}, 60_000);
