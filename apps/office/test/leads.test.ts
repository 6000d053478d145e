import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { envelope, listOf, me, saved } from './answers.ts';
import { expectOddCharactersToBeRemoved } from './odd-characters.ts';
import { deliverLead, lead, type Office, startOffice } from './office.ts';

let office: Office;
let sales: string;

const entry = {
  kind: z.string(),
  text: z.string(),
  author: z.object({ id: z.number() }).nullish(),
};

beforeAll(async () => {
  office = await startOffice();
  sales = await office.person('sales');
}, 60_000);
afterAll(() => office.stop());

function intake(body: unknown, headers: Record<string, string> = {}) {
  return office.call('POST', '/intake/leads', {
    body,
    headers: {
      authorization: `Bearer ${office.secrets.LEAD_API_TOKEN}`,
      'idempotency-key': 'leads-refusal',
      ...headers,
    },
  });
}

it.each([
  ['a wrong token', lead(), { authorization: 'Bearer wrong' }, 401],
  ['no key', lead(), { 'idempotency-key': '' }, 400],
  ['no JSON', '{', {}, 400],
  ['another type', lead(), { 'content-type': 'text/plain' }, 415],
  ['too much', lead({ description: 'ก'.repeat(100_000) }), {}, 413],
  ['a missing name', lead({ fullname: '' }), {}, 422],
])('refuses %s', async (_what, body, headers, status) => {
  const answer = await intake(body, headers);
  expect(answer.json).toMatchObject({ code: status, message: expect.any(String) as string });
  expect(answer.status).toBe(status);
});

it('keeps a lead once, however often and however fast it is delivered', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => deliverLead(office, 'leads-once-1')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.as(envelope).reference)).size).toBe(1);
  const { totalDocs } = await office.payload.count({ collection: 'leads', overrideAccess: true });
  expect(totalDocs).toBe(1);
});

it.each([
  ['another name', { fullname: 'สมชาย อีกคน' }],
  ['another phone', { phone: '089 999 0000', phone_e164: '+66899990000' }],
  ['another e-mail', { email: 'another@clinic.co.th' }],
  ['another message', { description: 'คนละเรื่อง' }],
])('keeps both who were sent with the same key: %s', async (_what, change) => {
  const [first, second, repeated] = [
    await deliverLead(office, 'leads-once-1'),
    await deliverLead(office, 'leads-once-1', change),
    await deliverLead(office, 'leads-once-1', change),
  ].map((answer) => answer.as(envelope).reference);
  expect(second).not.toBe(first);
  expect(repeated).toBe(second);
  const where = { reference: { equals: second } };
  const { docs } = await office.payload.delete({
    collection: 'leads',
    where,
    overrideAccess: true,
  });
  expect(docs).toHaveLength(1);
});

it('recognises a repeat after staff have corrected what was typed', async () => {
  const first = (await deliverLead(office, 'leads-corrected')).as(envelope).reference;
  const where = { reference: { equals: first } };
  const data = { fullname: 'สมหญิง ใจดี (แก้แล้ว)' };
  await office.payload.update({ collection: 'leads', where, data, overrideAccess: true });
  expect((await deliverLead(office, 'leads-corrected')).as(envelope).reference).toBe(first);
  await office.payload.delete({ collection: 'leads', where, overrideAccess: true });
});

it('keeps the reference the visitor was told, and counts the waiting from when they sent it', async () => {
  const sentAt = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
  const headers = {
    'idempotency-key': 'leads-waited',
    'x-lead-reference': '7K3F-92QD',
    'x-lead-received-at': sentAt,
    'x-lead-suspected': '1',
  };
  expect((await intake(lead(), headers)).json).toMatchObject({ reference: '7K3F-92QD' });
  expect((await intake(lead(), headers)).json).toMatchObject({ reference: '7K3F-92QD' });
  const { docs } = await office.payload.find({
    collection: 'leads',
    where: { reference: { equals: '7K3F-92QD' } },
    overrideAccess: true,
  });
  expect(docs).toMatchObject([{ createdAt: sentAt, isSuspected: true }]);
  await office.call('PATCH', `/leads/${String(docs[0]?.id)}`, {
    token: sales,
    body: { reference: 'AAAA-AAAA', createdAt: new Date().toISOString(), isSuspected: false },
  });
  const found = await office.call('GET', '/leads/export?search=7K3F-92QD', { token: sales });
  expect(found.text.trim().split('\r\n')).toHaveLength(2);
  const kept = await office.payload.findByID({
    collection: 'leads',
    id: docs[0]?.id ?? 0,
    overrideAccess: true,
  });
  expect(kept).toMatchObject({ reference: '7K3F-92QD', createdAt: sentAt, isSuspected: true });
  await office.payload.delete({ collection: 'leads', id: kept.id, overrideAccess: true });
});

it('tells the source in words and finds by any spelling of the phone', async () => {
  await deliverLead(office, 'leads-search', {
    fullname: 'น้ำฝน วงศ์ดี',
    phone: '๐๒ ๙๘๗ ๖๕๔๓',
    email: 'Fon@Clinic.co.th',
    utm_source: 'facebook',
    utm_medium: 'paid',
    utm_campaign: 'พ.ย.',
    last_utm_source: 'line',
    gclid: 'abc',
  });
  for (const typed of ['029876543', '02-987-6543', '(02) 987 6543', '+66 2 987 6543', '๐๒๙๘๗']) {
    const query = new URLSearchParams({ 'where[phoneSearch][like]': typed });
    const found = await office.call('GET', `/leads?${query.toString()}`, { token: sales });
    const { docs } = found.as(listOf({ fullname: z.string() }));
    expect(docs.map(({ fullname }) => fullname)).toEqual(['น้ำฝน วงศ์ดี']);
  }
  const { docs } = await office.payload.find({
    collection: 'leads',
    where: { email: { equals: 'fon@clinic.co.th' } },
    overrideAccess: true,
  });
  expect(docs[0]).toMatchObject({
    source: 'facebook_ads',
    sourceWords: 'โฆษณา Facebook · แคมเปญ พ.ย.',
    lastTouchWords: 'LINE',
    clicks: { gclid: 'abc', utm_source: 'line' },
    phoneE164: '+6629876543',
  });
});

it('writes down every change, who made it and when', async () => {
  const own = await office.call('GET', '/users/me', { token: sales });
  const owner = own.as(me).user.id;
  const change = await office.call('PATCH', '/leads/1', {
    token: sales,
    body: { status: 'contacted', owner, phone: '081 999 9999', note: 'โทรแล้ว' },
  });
  const { doc } = change.as(
    saved({ firstContactedAt: z.iso.datetime(), note: z.null(), phoneE164: z.string() }),
  );
  expect(doc.phoneE164).toBe('+66819999999');
  const answer = await office.call('GET', '/history?where[subject.value][equals]=1&sort=id', {
    token: sales,
  });
  const entries = answer.as(listOf(entry)).docs;
  expect(entries.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'received ได้รับข้อมูลจากเว็บไซต์',
    'status ใหม่ → ติดต่อแล้ว',
    'owner – → sales',
    'field เบอร์โทร: 081-234-5678 → 081 999 9999',
    'note โทรแล้ว',
  ]);
  expect(entries.slice(1).every(({ author }) => author?.id === owner)).toBe(true);
});

it('refuses a note that is too long to keep', async () => {
  const body = { note: 'ก'.repeat(5001) };
  expect((await office.call('PATCH', '/leads/1', { token: sales, body })).status).toBe(400);
});

it('lets nobody rewrite what came with the lead', async () => {
  await office.call('PATCH', '/leads/1', {
    token: sales,
    body: { sourceWords: 'x', consentText: 'x', firstContactedAt: null, marketingConsent: true },
  });
  const kept = await office.payload.findByID({ collection: 'leads', id: 1, overrideAccess: true });
  expect(kept).toMatchObject({
    sourceWords: 'โฆษณา Google',
    consentText: 'ยินยอม',
    marketingConsent: false,
  });
  expect(kept.firstContactedAt).toBeTruthy();
});

it('exports what the list shows, safe in Excel', async () => {
  await deliverLead(office, 'leads-export', {
    fullname: '=HYPERLINK("x")',
    phone: '+66 81 222 3333',
  });
  const all = await office.call('GET', '/leads/export', { token: sales });
  expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(all.text.split('\r\n')).toHaveLength(5);
  // A formula of a text alone, whose quotes the file doubles once more.
  const asText = (text: string) => `"=""${text.replaceAll('"', '""""')}"""`;
  expect(all.text).toContain(asText('=HYPERLINK("x")'));
  expect(all.text).toContain(asText('081-222-3333'));
  // Of a year in two digits Excel would make another century.
  expect(all.text).toMatch(/"\d\d\/\d\d\/25\d\d \d\d:\d\d:\d\d"/);
  const found = await office.call('GET', '/leads/export?search=081-222-3333', { token: sales });
  expect(found.text.split('\r\n')).toHaveLength(3);
});

it('exports phones as text, in the groups of their area, with their extension', async () => {
  const typed = [
    ['02 111 2222 ต่อ 12', '02 111 2222 ต่อ 12'],
    ['1150', '1150'],
    ['0999', '099-9'],
    ['021112222', '02-111-2222'],
    ['053 000 111', '053-000-111'],
  ];
  for (const [index, [phone, shown]] of typed.entries()) {
    const { reference } = (await deliverLead(office, `leads-phone-${index}`, { phone })).as(
      envelope,
    );
    const { text } = await office.call('GET', `/leads/export?search=${reference}`, {
      token: sales,
    });
    expect(text.split('\r\n')[1]).toContain(`"=""${shown}"""`);
    const where = { reference: { equals: reference } };
    await office.payload.delete({ collection: 'leads', where, overrideAccess: true });
  }
});

it('finds a reference as it was read out', async () => {
  const { reference } = (await deliverLead(office, 'leads-reference')).as(envelope);
  const spoken = reference.replace('-', '').toLowerCase().replaceAll('0', 'o');
  const found = await office.call('GET', `/leads/export?search=${spoken}`, { token: sales });
  expect(found.text).toContain(reference);
  await office.payload.delete({
    collection: 'leads',
    where: { reference: { equals: reference } },
    overrideAccess: true,
  });
});

it('writes the note of many into the history of each', async () => {
  const change = await office.call('PATCH', '/leads?where[id][exists]=true', {
    token: sales,
    body: { note: 'โทรรวมวันจันทร์' },
  });
  const changed = change.as(z.object({ docs: z.array(z.unknown()) })).docs.length;
  const where = { text: { equals: 'โทรรวมวันจันทร์' } };
  const { docs } = await office.payload.find({
    collection: 'history',
    where,
    depth: 0,
    overrideAccess: true,
  });
  expect(changed).toBeGreaterThan(1);
  expect(new Set(docs.map(({ subject }) => subject.value)).size).toBe(changed);
});

it('takes a registration, and keeps what it does not know', async () => {
  const body = {
    fullname: 'ก',
    phone: '021234567',
    email: 'a@b.co',
    package: 'more',
    colour: 'red',
  };
  const call = (token: string) =>
    office.call('POST', '/v2/register', { body, headers: { authorization: `Bearer ${token}` } });
  expect((await call('wrong')).status).toBe(401);
  const answer = await call(office.secrets.REGISTRATION_API_TOKEN);
  expect(answer.json).toMatchObject({ code: 200, message: expect.any(String) as string });
  const { docs } = await office.payload.find({ collection: 'registrations', overrideAccess: true });
  expect(docs[0]).toMatchObject({ package: 'more', status: 'new', extra: { colour: 'red' } });
});

it('keeps both touches to group by, and unknown what nobody saw', async () => {
  const last = { last_landing_page: 'https://clinicdee.example/' };
  await deliverLead(office, 'leads-touches', {
    fullname: 'สองทาง มาแล้ว',
    utm_campaign: ' เปิดปี ',
    landing_page: 'https://clinicdee.example/?utm_source=google',
    last_referrer: 'https://liff.line.me/',
    ...last,
    // A click that came later says nothing of the first touch.
    gclid: 'later',
    article: '/articles/detail/recall',
  });
  await deliverLead(office, 'leads-unseen', { fullname: 'ไม่รู้ ทาง', utm_source: '' });
  await deliverLead(office, 'leads-direct', { fullname: 'มา ตรง', utm_source: '', ...last });
  const found = async (fullname: string) => {
    const where = { fullname: { equals: fullname } };
    return (await office.payload.find({ collection: 'leads', where, overrideAccess: true }))
      .docs[0];
  };
  expect(await found('สองทาง มาแล้ว')).toMatchObject({
    source: 'google_ads',
    lastSource: 'line',
    lastTouchWords: 'LINE',
    utmCampaign: 'เปิดปี',
    article: '/articles/detail/recall',
  });
  expect(await found('ไม่รู้ ทาง')).toMatchObject({
    source: 'unknown',
    sourceWords: 'ไม่ทราบ',
    lastSource: 'unknown',
  });
  expect(await found('มา ตรง')).toMatchObject({ source: 'direct', lastSource: 'direct' });
});

it('removes what no database keeps alike, wherever it is typed', () =>
  expectOddCharactersToBeRemoved(office));
