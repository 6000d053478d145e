import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { updateWithoutHooks } from '../src/payload-patches/update-without-hooks.ts';
import { type AlertingOffice, startAlertingOffice } from './alerting-office.ts';
import { deliverLead, until } from './office.ts';
import { expectOutageToEndInDigest } from './outage.ts';

vi.setConfig({ testTimeout: 180_000 });

let alerting: AlertingOffice;

beforeAll(async () => {
  alerting = await startAlertingOffice();
}, 180_000);
afterAll(() => alerting.stop());

it('never gives a channel up, and tells of the old in one digest', () =>
  expectOutageToEndInDigest(alerting));

it('tries on after thirty failures', async () => {
  const { office, line } = alerting;
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
  await updateWithoutHooks(payload, {
    collection: 'alerts',
    id: (await alert())?.id ?? 0,
    data: { attempts: 30 },
  });
  await until(async () => (await alert())?.state === 'sent', 60);
  expect((await alert())?.attempts).toBe(32);
});
