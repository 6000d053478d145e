import { leadFields, registrationFields } from '@clinicdee/protocol';
import { expect } from 'vitest';
import { lead, type Office } from './office.ts';

/** Half of each text, a character that no database keeps alike, and the other half. */
const odd = (text: string) => `${text.slice(0, 2)}\0\u0001\uFFFE\uD800${text.slice(2)}`;

/** Fields whose words are of a closed set: another word is refused, as it should be. */
const closed = ['user_action', 'device_type'];

function oddly(fields: object, values: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(fields).filter((key) => !closed.includes(key));
  const texts = keys.map((key) => [key, values[key] ?? 'ข้อความ'] as const);
  return {
    ...values,
    ...Object.fromEntries(
      texts.map(([key, value]) => [key, typeof value === 'string' ? odd(value) : value]),
    ),
  };
}

/** Sends U+0000 and its like in every field, by the calls and as staff, and reads what was kept. */
export async function expectOddCharactersToBeRemoved(office: Office): Promise<void> {
  const own = lead();
  // The office shows a number as it was typed.
  const plain = { ...own, phone_typed: own.phone, marketing_consent: false };
  const send = (path: string, token: string, body: unknown) =>
    office.call('POST', path, {
      body,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': `odd-${path}` },
    });
  const { LEAD_API_TOKEN, REGISTRATION_API_TOKEN } = office.secrets;

  const sent = await send('/intake/leads', LEAD_API_TOKEN, oddly(leadFields, plain));
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)]);
  const asked = { ...plain, clinic_name: 'คลินิกใจดี', package: 'more', branches: '3' };
  const registered = await send('/v2/register', REGISTRATION_API_TOKEN, {
    ...oddly(registrationFields, asked),
    vendor: { 'own\0': [odd('คำถาม')] },
  });
  expect(registered.status).toBe(200);

  const newest = { sort: '-id', limit: 1 } as const;
  const { docs: leads } = await office.payload.find({
    collection: 'leads',
    ...newest,
    overrideAccess: true,
  });
  expect(leads[0]).toMatchObject({
    fullname: plain.fullname,
    phone: plain.phone,
    email: plain.email,
    description: plain.description,
    organizationType: plain.organization_type,
    utmSource: plain.utm_source,
    landingPage: plain.landing_page,
    article: 'ข้อความ',
  });
  const { docs: registrations } = await office.payload.find({
    collection: 'registrations',
    ...newest,
    overrideAccess: true,
  });
  expect(registrations[0]).toMatchObject({
    clinicName: asked.clinic_name,
    package: 'more',
    branches: '3',
    extra: { vendor: { own: ['คำถาม'] } },
  });

  const sales = await office.person('sales');
  const address = `/leads/${String(leads[0]?.id)}`;
  const edit = (body: object) => office.call('PATCH', address, { token: sales, body });
  const typed = 'บรรทัดหนึ่ง\n\tบรรทัดสอง 😀';
  expect((await edit({ description: odd(typed), note: odd('โทรแล้ว') })).status).toBe(200);
  const { docs: edited } = await office.payload.find({
    collection: 'leads',
    ...newest,
    overrideAccess: true,
  });
  expect(edited[0]?.description).toBe(typed);
  const { docs: history } = await office.payload.find({
    collection: 'history',
    ...newest,
    overrideAccess: true,
  });
  expect(history[0]?.text).toBe('โทรแล้ว');

  const nothing = await send('/intake/leads', LEAD_API_TOKEN, { ...plain, fullname: '\0\u0001' });
  expect(nothing.status).toBe(422);
}
