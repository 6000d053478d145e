import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeQuietly } from '../src/payload-seams/quiet-write.ts';
import { deliverLead, type Office, startOffice, until } from './office.ts';
import { expectOutageToEndInDigest } from './outage.ts';
import { type CallReceiver, receiveCalls } from './receivers.ts';

vi.setConfig({ testTimeout: 180_000 });

let office: Office;
let line: CallReceiver;

beforeAll(async () => {
  line = await receiveCalls();
  office = await startOffice({
    LINE_API_URL: line.url,
    LINE_CHANNEL_TOKEN: 'line-token',
    LINE_TARGET: 'C123',
    ALERT_RETRY_MS: '50',
  });
}, 180_000);
afterAll(async () => {
  await office.stop();
  await line.stop();
});

it('never gives a channel up, and tells of the old in one digest', () =>
  expectOutageToEndInDigest(office, line));

it('tries on after thirty failures', async () => {
  const { payload } = office;
  line.answers.push(500, 500);
  await deliverLead(office, 'outage-thirty', { fullname: 'สามสิบ' });
  const alert = async () => {
    const { docs } = await payload.find({
      collection: 'alerts',
      sort: '-id',
      limit: 1,
      overrideAccess: true,
    });
    return docs[0];
  };
  await until(async () => (await alert())?.state === 'retrying');
  await writeQuietly(payload, {
    collection: 'alerts',
    id: (await alert())?.id ?? 0,
    data: { attempts: 30 },
  });
  await until(async () => (await alert())?.state === 'sent', 60);
  expect((await alert())?.attempts).toBe(32);
});
