import { leadFields, registrationFields } from '@clinicdee/protocol';
import { expect, it } from 'vitest';
import { lead } from './lead.ts';
import { deliverLead, register, startOffice } from './office.ts';

const office = await startOffice();
const sales = await office.person('sales');

/** Inserts characters that SQLite and PostgreSQL do not both store. */
const odd = (text: string) => `${text.slice(0, 2)}\0\u0001\uFFFE\uD800${text.slice(2)}`;

/** Enumerations, which refuse any other word. */
const closed = ['user_action', 'device_type'];

function oddly(fields: object, values: Record<string, unknown>): Record<string, unknown> {
  const texts = Object.keys(fields)
    .filter((key) => !closed.includes(key))
    .map((key) => [key, values[key] ?? 'ข้อความ'] as const)
    .map(([key, value]) => [key, typeof value === 'string' ? odd(value) : value] as const);
  return { ...values, ...Object.fromEntries(texts) };
}

it('removes U+0000 and the like, which databases cannot store, in every field', async () => {
  const own = lead();
  const plain = { ...own, phone_typed: own.phone, marketing_consent: false };
  const sent = await deliverLead(office, 'odd-characters', oddly(leadFields, plain));
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)]);
  const stored = await office.one('leads');
  const { fullname, phone, email, description } = plain;
  expect(stored).toMatchObject({
    fullname,
    phone,
    email,
    description,
    organizationType: plain.organization_type,
    utmSource: plain.utm_source,
    landingPage: plain.landing_page,
    article: 'ข้อความ',
  });
  const nameless = { ...plain, fullname: '\0\u0001' };
  expect((await deliverLead(office, 'odd-characters', nameless)).status).toBe(422);

  const registration = { ...plain, clinic_name: 'คลินิกใจดี', package: 'more', branches: '3' };
  const registered = await register(office, {
    ...oddly(registrationFields, registration),
    vendor: { 'own\0': [odd('คำถาม')] },
  });
  expect(registered.status).toBe(200);
  expect(await office.one('registrations')).toMatchObject({
    clinicName: 'คลินิกใจดี',
    package: 'more',
    branches: '3',
    extra: { vendor: { own: ['คำถาม'] } },
  });

  const typed = 'บรรทัดหนึ่ง\n\tบรรทัดสอง 😀';
  const changes = { description: odd(typed), note: odd('โทรแล้ว') };
  expect((await sales.patch(`/leads/${stored.id}`, changes)).status).toBe(200);
  expect((await office.get('leads', stored.id)).description).toBe(typed);
  expect((await office.one('history')).text).toBe('โทรแล้ว');
});
