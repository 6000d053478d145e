import { expect, it, vi } from 'vitest';
import { startAlertingOffice } from './alerting-office.ts';
import { storeLead, until } from './office.ts';
import { expectOutageToEndInDigest } from './outage.ts';

vi.setConfig({ testTimeout: 180_000 });

const alerting = await startAlertingOffice(['line']);
const { office, line, newest } = alerting;

it('sends every lead after an outage of hours, the old ones in one digest', () =>
  expectOutageToEndInDigest(alerting));

it('keeps retrying after thirty failures', async () => {
  line.answers.push(500, 500);
  await storeLead(office, { fullname: 'สามสิบ' });
  await until(async () => (await newest())?.state === 'retrying');
  const id = (await newest())?.id ?? 0;
  await office.payload.db.updateOne({ collection: 'alerts', id, data: { attempts: 30 } });
  await until(async () => (await newest())?.state === 'sent', 60);
  expect((await newest())?.attempts).toBe(32);
});
