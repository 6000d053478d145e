import { leadFields, registrationFields } from '@clinicdee/protocol';
import { expect } from 'vitest';
import { lead } from './lead.ts';
import { type Office } from './office.ts';

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

/** Sends U+0000 and the like in every field, to the APIs and as staff, and expects them to be removed. */
export async function expectOddCharactersToBeRemoved(office: Office): Promise<void> {
  const own = lead();
  const plain = { ...own, phone_typed: own.phone, marketing_consent: false };
  const send = (path: string, token: string, body: unknown) =>
    office.call('POST', path, {
      body,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': `odd-${path}` },
    });
  const { LEAD_API_TOKEN, REGISTRATION_API_TOKEN } = office.secrets;

  const sent = await send('/intake/leads', LEAD_API_TOKEN, oddly(leadFields, plain));
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)]);
  const stored = await office.one('leads');
  expect(stored).toMatchObject({
    fullname: plain.fullname,
    phone: plain.phone,
    email: plain.email,
    description: plain.description,
    organizationType: plain.organization_type,
    utmSource: plain.utm_source,
    landingPage: plain.landing_page,
    article: 'ข้อความ',
  });
  const nameless = await send('/intake/leads', LEAD_API_TOKEN, { ...plain, fullname: '\0\u0001' });
  expect(nameless.status).toBe(422);

  const registration = { ...plain, clinic_name: 'คลินิกใจดี', package: 'more', branches: '3' };
  const registered = await send('/v2/register', REGISTRATION_API_TOKEN, {
    ...oddly(registrationFields, registration),
    vendor: { 'own\0': [odd('คำถาม')] },
  });
  expect(registered.status).toBe(200);
  expect(await office.one('registrations')).toMatchObject({
    ...{ clinicName: 'คลินิกใจดี', package: 'more', branches: '3' },
    extra: { vendor: { own: ['คำถาม'] } },
  });

  const typed = 'บรรทัดหนึ่ง\n\tบรรทัดสอง 😀';
  const sales = await office.person('sales');
  const changes = { description: odd(typed), note: odd('โทรแล้ว') };
  const edited = await sales.patch(`/leads/${stored.id}`, changes);
  expect(edited.status).toBe(200);
  expect((await office.get('leads', stored.id)).description).toBe(typed);
  expect((await office.one('history')).text).toBe('โทรแล้ว');
}
