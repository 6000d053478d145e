import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { envelope, listOf, saved } from './answers.ts';
import { expectOddCharactersToBeRemoved } from './odd-characters.ts';
import { lead } from './lead.ts';
import { deliverLead, startOffice } from './office.ts';

const office = await startOffice();
const sales = await office.person('sales');
afterAll(() => office.stop());

const intake = (body: unknown, headers: Record<string, string> = {}) =>
  office.call('POST', '/intake/leads', {
    body,
    headers: {
      authorization: `Bearer ${office.secrets.LEAD_API_TOKEN}`,
      'idempotency-key': 'leads-refusal',
      ...headers,
    },
  });
/** Delivers a lead. @returns its reference */
const deliver = async (key: string, change?: Record<string, unknown>) =>
  (await deliverLead(office, key, change)).as(envelope).reference;
const withReference = (reference: string) => ({ reference: { equals: reference } });
const named = (fullname: string) => office.one('leads', { fullname: { equals: fullname } });
const patch = (path: string, body: object) => sales.patch(path, body);
/** The lines of the exported CSV without its header. */
const exported = async (search = '') => {
  const { text } = await sales.get(`/leads/export?search=${search}`);
  return text.trim().split('\r\n').slice(1);
};

it.each([
  ['a wrong token', lead(), { authorization: 'Bearer wrong' }, 401],
  ['a missing idempotency key', lead(), { 'idempotency-key': '' }, 400],
  ['a key of seven characters', lead(), { 'idempotency-key': '1234567' }, 400],
  ['a key over the limit', lead(), { 'idempotency-key': 'k'.repeat(201) }, 400],
  ['a key with spaces', lead(), { 'idempotency-key': 'two words of a key' }, 400],
  ['a key with other letters', lead(), { 'idempotency-key': '12345678\u00e9' }, 400],
  ['a body that is no JSON', '{', {}, 400],
  ['another content type', lead(), { 'content-type': 'text/plain' }, 415],
  ['a body over the limit', lead({ description: 'ก'.repeat(100_000) }), {}, 413],
  ['a missing name', lead({ fullname: '' }), {}, 422],
])('refuses %s', async (_what, body, headers, status) => {
  const answer = await intake(body, headers);
  expect(answer.json).toMatchObject({ code: status, message: expect.any(String) as string });
  expect(answer.status).toBe(status);
});

it('stores a lead once when it is delivered eight times at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => deliverLead(office, 'leads-once-1')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.as(envelope).reference)).size).toBe(1);
  expect(await office.count('leads')).toBe(1);
});

it.each([
  ['name', { fullname: 'สมชาย อีกคน' }],
  ['phone', { phone: '089 999 0000', phone_e164: '+66899990000' }],
  ['e-mail', { email: 'another@clinic.co.th' }],
  ['message', { description: 'คนละเรื่อง' }],
])('stores both leads when the same key comes with another %s', async (_what, change) => {
  const first = await deliver('leads-once-1');
  const second = await deliver('leads-once-1', change);
  expect(second).not.toBe(first);
  expect(await deliver('leads-once-1', change)).toBe(second);
  expect(await office.count('leads', withReference(second))).toBe(1);
  await office.remove('leads', withReference(second));
});

it('recognises a repeated delivery after staff have corrected the name', async () => {
  const first = await deliver('leads-corrected');
  await office.updateAll('leads', withReference(first), { fullname: 'สมหญิง ใจดี (แก้แล้ว)' });
  expect(await deliver('leads-corrected')).toBe(first);
  await office.remove('leads', withReference(first));
});

it('keeps the reference, time and suspicion that the site sends, against edits', async () => {
  const reference = '7K3F-92QD';
  const createdAt = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
  const headers = {
    'idempotency-key': 'leads-waited',
    'x-lead-reference': reference,
    'x-lead-received-at': createdAt,
    'x-lead-suspected': '1',
  };
  for (let time = 0; time < 2; time++)
    expect((await intake(lead(), headers)).json).toMatchObject({ reference });
  const stored = await office.find('leads', withReference(reference));
  expect(stored).toMatchObject([{ createdAt, isSuspected: true }]);
  const id = stored[0]?.id ?? 0;
  const now = new Date().toISOString();
  await patch(`/leads/${id}`, { reference: 'AAAA-AAAA', createdAt: now, isSuspected: false });
  expect(await office.get('leads', id)).toMatchObject({ reference, createdAt, isSuspected: true });
  await office.remove('leads', id);
});

it.each(['', 'yesterday', '2999-03-10T08:00:01.000Z', '1999-01-01T00:00:00.000Z'])(
  'dates a lead now when the site sends the time %j',
  async (time) => {
    const key = `time-${time}`.padEnd(200, 'k');
    const sent = await intake(lead(), { 'idempotency-key': key, 'x-lead-received-at': time });
    const { reference } = sent.as(envelope);
    const { id, createdAt, isSuspected } = await office.one('leads', withReference(reference));
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
    expect([isSuspected, reference]).toEqual([false, expect.stringMatching(/^.{4}-.{4}$/)]);
    await office.remove('leads', id);
  },
);

it('stores the source in words, and finds the phone number in any notation', async () => {
  await deliver('leads-search', {
    fullname: 'น้ำฝน วงศ์ดี',
    phone: '๐๒ ๙๘๗ ๖๕๔๓',
    email: 'Fon@Clinic.co.th',
    utm_source: 'facebook',
    utm_medium: 'paid',
    utm_campaign: 'พ.ย.',
    last_utm_source: 'line',
    gclid: 'abc',
  });
  const found = async (typed: string) => {
    const query = new URLSearchParams({ 'where[phoneSearch][like]': typed });
    const answer = await sales.get(`/leads?${query.toString()}`);
    return answer.as(listOf({ fullname: z.string() })).docs.map(({ fullname }) => fullname);
  };
  for (const typed of ['029876543', '02-987-6543', '(02) 987 6543', '+66 2 987 6543', '๐๒๙๘๗'])
    expect(await found(typed)).toEqual(['น้ำฝน วงศ์ดี']);
  // Two digits would match almost every number.
  expect(await found('02')).toEqual([]);
  expect(await named('น้ำฝน วงศ์ดี')).toMatchObject({
    email: 'fon@clinic.co.th',
    source: 'facebook_ads',
    sourceWords: 'โฆษณา Facebook · แคมเปญ พ.ย.',
    lastTouchWords: 'LINE',
    clicks: { gclid: 'abc', utm_source: 'line' },
    phoneE164: '+6629876543',
  });
});

it('records each change with its author', async () => {
  const body = { status: 'contacted', owner: sales.id, phone: '081 999 9999', note: 'โทรแล้ว' };
  const change = await patch('/leads/1', body);
  const { doc } = change.as(
    saved({ firstContactedAt: z.iso.datetime(), note: z.null(), phoneE164: z.string() }),
  );
  expect(doc.phoneE164).toBe('+66819999999');
  const path = '/history?where[subject.value][equals]=1&sort=id';
  const author = z.object({ id: z.number() }).nullish();
  const entries = (await sales.get(path)).as(
    listOf({ kind: z.string(), text: z.string(), author }),
  ).docs;
  expect(entries.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'received ได้รับข้อมูลจากเว็บไซต์',
    'status ใหม่ → ติดต่อแล้ว',
    'owner – → sales',
    'field เบอร์โทร: 081-234-5678 → 081 999 9999',
    'note โทรแล้ว',
  ]);
  expect(entries.slice(1).every((entry) => entry.author?.id === sales.id)).toBe(true);
});

it('records no time of first contact for a status that was set by mistake', async () => {
  await deliver('leads-undone', { fullname: 'แก้ สถานะ' });
  const { id } = await named('แก้ สถานะ');
  const isContactedAfter = async (status: string) => {
    expect((await patch(`/leads/${id}`, { status })).status).toBe(200);
    return (await office.get('leads', id)).firstContactedAt != null;
  };
  expect(await isContactedAfter('contacted')).toBe(true);
  expect(await isContactedAfter('new')).toBe(false);
  expect(await isContactedAfter('lost')).toBe(true);
  const where = { 'subject.value': { equals: id }, kind: { equals: 'status' } };
  const entries = await office.find('history', where, { sort: 'id' });
  expect(entries[1]?.text).toBe('ติดต่อแล้ว → ใหม่ (ยกเลิกเวลาติดต่อครั้งแรก)');
  await office.remove('leads', id);
});

it('refuses a note over 5,000 characters', async () => {
  expect((await patch('/leads/1', { note: 'ก'.repeat(5001) })).status).toBe(400);
});

it('exports the list as CSV that is safe in Excel', async () => {
  await deliver('leads-export', { fullname: '=HYPERLINK("x")', phone: '+66 81 222 3333' });
  const { headers } = await sales.get('/leads/export');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = await exported();
  expect(lines).toHaveLength(3);
  // A formula that only returns a text; the file doubles its quotes.
  const asText = (text: string) => `"=""${text.replaceAll('"', '""""')}"""`;
  expect(lines.join()).toContain(asText('=HYPERLINK("x")'));
  expect(lines.join()).toContain(asText('081-222-3333'));
  // Four digits: Excel would put a year of two digits into another century.
  expect(lines.join()).toMatch(/"\d\d\/\d\d\/25\d\d \d\d:\d\d:\d\d"/);
  expect(await exported('081-222-3333')).toHaveLength(1);
});

it.each([
  ['02 111 2222 ต่อ 12', '02 111 2222 ต่อ 12'],
  ['1150', '1150'],
  ['0999', '099-9'],
  ['021112222', '02-111-2222'],
  ['053 000 111', '053-000-111'],
])('exports the phone number %s as the text %s', async (phone, shown) => {
  const reference = await deliver(`leads-phone-${phone.replaceAll(/\D/g, '')}`, { phone });
  expect((await exported(reference))[0]).toContain(`"=""${shown}"""`);
  await office.remove('leads', withReference(reference));
});

it('finds a reference in lower case, with or without hyphen, with o for 0 and l for 1', async () => {
  const reference = await deliver('leads-reference');
  const spoken = reference.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
  for (const typed of [spoken, spoken.replace('-', ''), ` ${spoken.replace('-', ' ')} `])
    expect((await exported(typed)).join()).toContain(reference);
  await office.remove('leads', withReference(reference));
});

it('records the note of a bulk edit in the history of each lead', async () => {
  const change = await patch('/leads?where[id][exists]=true', { note: 'โทรรวมวันจันทร์' });
  const changed = change.as(z.object({ docs: z.array(z.unknown()) })).docs.length;
  expect(changed).toBeGreaterThan(1);
  const where = { text: { equals: 'โทรรวมวันจันทร์' } };
  const entries = await office.find('history', where);
  expect(new Set(entries.map(({ subject }) => subject.value)).size).toBe(changed);
});

it('accepts a registration and keeps its unknown fields', async () => {
  const body = {
    ...{ fullname: 'ก', phone: '021234567', email: 'a@b.co', package: 'more', colour: 'red' },
  };
  const register = (token: string) =>
    office.call('POST', '/v2/register', { body, headers: { authorization: `Bearer ${token}` } });
  expect((await register('wrong')).status).toBe(401);
  const answer = await register(office.secrets.REGISTRATION_API_TOKEN);
  expect(answer.json).toMatchObject({ code: 200, message: expect.any(String) as string });
  expect(await office.one('registrations')).toMatchObject({
    ...{ package: 'more', status: 'new', extra: { colour: 'red' } },
  });
});

it('stores the first and the last source of a lead, and "unknown" without any', async () => {
  const last = { last_landing_page: 'https://clinicdee.example/' };
  await deliver('leads-touches', {
    ...{ fullname: 'สองทาง มาแล้ว', utm_campaign: ' เปิดปี ' },
    landing_page: 'https://clinicdee.example/?utm_source=google',
    last_referrer: 'https://liff.line.me/',
    ...last,
    // A later click does not change the first source.
    gclid: 'later',
    article: '/articles/detail/recall',
  });
  await deliver('leads-unseen', { fullname: 'ไม่รู้ ทาง', utm_source: '' });
  await deliver('leads-direct', { fullname: 'มา ตรง', utm_source: '', ...last });
  expect(await named('สองทาง มาแล้ว')).toMatchObject({
    source: 'google_ads',
    lastSource: 'line',
    lastTouchWords: 'LINE',
    utmCampaign: 'เปิดปี',
    article: '/articles/detail/recall',
  });
  expect(await named('ไม่รู้ ทาง')).toMatchObject({
    source: 'unknown',
    sourceWords: 'ไม่ทราบ',
    lastSource: 'unknown',
  });
  expect(await named('มา ตรง')).toMatchObject({ source: 'direct', lastSource: 'direct' });
});

it('removes characters that databases cannot store, in every field', () =>
  expectOddCharactersToBeRemoved(office));
