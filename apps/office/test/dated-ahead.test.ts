import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverLead, type Office, startOffice, until } from './office.ts';
import { type CallReceiver, receiveCalls } from './receivers.ts';

const YEARS_AHEAD = '2032-11-22T10:00:00.000Z';
let office: Office;
let line: CallReceiver;

beforeAll(async () => {
  line = await receiveCalls();
  office = await startOffice({
    ...{ LINE_API_URL: line.url, LINE_CHANNEL_TOKEN: 'line-token', LINE_TARGET: 'C123' },
    ALERT_RETRY_MS: '60000',
  });
}, 90_000);
afterAll(async () => {
  await office.stop();
  await line.stop();
});

it('sends at once what a clock that was years ahead has put off, and goes on sweeping', async () => {
  const { makeDatedAheadDue } = await import('../src/jobs/mend-dates.ts');
  const { payload } = office;
  const jobs = async (task: 'sendAlert' | 'sweepAlerts' | 'schedulePublish') => {
    const where = { taskSlug: { equals: task } };
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where,
      overrideAccess: true,
    });
    return docs;
  };
  line.answers.push(500);
  expect((await deliverLead(office, 'dated-years-ahead')).status).toBe(200);
  await until(async () => (await jobs('sendAlert')).length === 1 && line.received.length === 1);
  await until(async () => (await jobs('sweepAlerts')).length === 1, 90);

  // As the same office leaves them under a clock of the year 2032.
  const { docs } = await payload.find({ collection: 'alerts', overrideAccess: true });
  await payload.update({
    collection: 'alerts',
    id: docs[0]?.id ?? 0,
    overrideAccess: true,
    data: { nextAttemptAt: YEARS_AHEAD },
  });
  const staffs = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'articles', value: 1 } },
    waitUntil: new Date(YEARS_AHEAD),
  } as never);
  for (const { id } of [...(await jobs('sendAlert')), ...(await jobs('sweepAlerts'))]) {
    await payload.update({
      collection: 'payload-jobs',
      id,
      overrideAccess: true,
      data: { waitUntil: YEARS_AHEAD },
    });
  }

  await makeDatedAheadDue(payload);
  await until(() => line.received.length === 2, 30);
  for (const { waitUntil } of await jobs('sweepAlerts')) {
    expect(Date.parse(waitUntil ?? '')).toBeLessThan(Date.parse(YEARS_AHEAD));
  }
  const [scheduled] = await jobs('schedulePublish');
  expect(scheduled?.id).toBe((staffs as { id: number }).id);
  expect(scheduled?.waitUntil).toBe(YEARS_AHEAD);
}, 180_000);
