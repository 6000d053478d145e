import { expect, it } from 'vitest';
import * as z from 'zod';
import { enquiriesSince } from '../src/enquiries/recent.ts';
import { envelope, expectRefusal, saved, savedId } from './answers.ts';
import { lead } from './lead.ts';
import { deliverLead, register, startOffice, storeLead } from './office.ts';

const office = await startOffice();
const sales = await office.person('sales');

/** Delivers a lead. @returns its reference */
const deliver = async (key: string, change?: Record<string, unknown>) =>
  (await deliverLead(office, key, change)).as(envelope).reference;
const withReference = (reference: string) => ({ reference: { equals: reference } });
const patch = (path: string, body: object) => sales.patch(path, body);

it.each([
  ['a wrong token', lead(), { authorization: 'Bearer wrong' }, 401],
  ['a missing idempotency key', lead(), { 'idempotency-key': '' }, 400],
  ['a key with spaces', lead(), { 'idempotency-key': 'two words of a key' }, 400],
  ['a body that is no JSON', '{', {}, 400],
  ['another content type', lead(), { 'content-type': 'text/plain' }, 415],
  ['a body over the limit', lead({ description: 'ก'.repeat(100_000) }), {}, 413],
  ['a missing name', lead({ fullname: '' }), {}, 422],
])('refuses %s', async (_what, body, headers, status) => {
  const authorization = `Bearer ${office.secrets.LEAD_API_TOKEN}`;
  const answer = await office.call('POST', '/intake/leads', {
    body,
    headers: { authorization, 'idempotency-key': 'leads-refusal', ...headers },
  });
  const message = expect.any(String) as string;
  expect(answer).toMatchObject({ status, json: { code: status, message } });
});

it('stores a lead once when it is delivered eight times at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => deliverLead(office, 'leads-once-1')),
  );
  expect(new Set(answers.map((answer) => answer.as(envelope).reference)).size).toBe(1);
  expect(await office.count('leads')).toBe(1);
});

it.each([
  ['name', { fullname: 'สมชาย อีกคน' }],
  ['phone', { phone: '089 999 0000' }],
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
  const data = { fullname: 'สมหญิง ใจดี (แก้แล้ว)' };
  await office.payload.db.updateMany({ collection: 'leads', where: withReference(first), data });
  expect(await deliver('leads-corrected')).toBe(first);
});

it('keeps the reference, time and suspicion that the site sends, against edits', async () => {
  const reference = '7K3F-92QD';
  const createdAt = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
  const headers = {
    'x-lead-reference': reference,
    'x-lead-received-at': createdAt,
    'x-lead-suspected': '1',
  };
  for (let time = 0; time < 2; time++) await deliverLead(office, 'leads-waited', {}, headers);
  const stored = await office.find('leads', withReference(reference));
  expect(stored).toMatchObject([{ createdAt, isSuspected: true }]);
  const id = stored[0]?.id ?? 0;
  const now = new Date().toISOString();
  await patch(`/leads/${id}`, { reference: 'AAAA-AAAA', createdAt: now, isSuspected: false });
  expect(await office.get('leads', id)).toMatchObject({ reference, createdAt, isSuspected: true });
  const times = async (since: string) =>
    (await enquiriesSince(office.payload, 'leads', new Date(since))).map((lead) => lead.createdAt);
  expect(await times(createdAt)).toContain(createdAt);
  const lastHour = new Date(Date.now() - 60 * 60_000).toISOString();
  expect(await times(lastHour)).not.toContain(createdAt);
});

it.each(['', 'yesterday', '2999-03-10T08:00:01.000Z', '1999-01-01T00:00:00.000Z'])(
  'dates a lead now when the site sends the time %j',
  async (time) => {
    const key = `time-${time}`.padEnd(200, 'k');
    const sent = await deliverLead(office, key, {}, { 'x-lead-received-at': time });
    const { reference } = sent.as(envelope);
    const { createdAt, isSuspected } = await office.one('leads', withReference(reference));
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
    expect([isSuspected, reference]).toEqual([false, expect.stringMatching(/^.{4}-.{4}$/)]);
  },
);

const last = { last_landing_page: 'https://clinicdee.example/' };

it.each([
  [
    'an ad and LINE',
    {
      utm_source: 'facebook',
      utm_medium: 'paid',
      utm_campaign: ' พ.ย. ',
      last_utm_source: 'line',
      gclid: 'abc',
    },
    {
      source: 'facebook_ads',
      sourceWords: 'โฆษณา Facebook · แคมเปญ พ.ย.',
      utmCampaign: 'พ.ย.',
      lastTouchWords: 'LINE',
      clicks: { gclid: 'abc', utm_source: 'line' },
    },
  ],
  [
    'an ad, an article and LINE without parameters',
    // A later click does not change the first source.
    { ...last, last_referrer: 'https://liff.line.me/', gclid: 'later', article: '/a/recall' },
    { source: 'google_ads', lastSource: 'line', lastTouchWords: 'LINE', article: '/a/recall' },
  ],
  [
    'a campaign',
    { utm_source: 'expo', utm_medium: '', utm_campaign: 'งานคลินิก' },
    { source: 'campaign', sourceWords: 'แคมเปญอื่น · expo · แคมเปญ งานคลินิก' },
  ],
])('stores the first and the last source of a visitor from %s', async (_what, change, source) => {
  expect(await storeLead(office, change)).toMatchObject(source);
});

it('records each change with its author', async () => {
  const body = { status: 'contacted', owner: sales.id, phone: '081 999 9999', note: 'โทรแล้ว' };
  const change = await patch('/leads/1', body);
  const { doc } = change.as(
    saved({ firstContactedAt: z.iso.datetime(), note: z.null(), phoneE164: z.string() }),
  );
  expect(doc.phoneE164).toBe('+66819999999');
  const entries = await office.find('history', { 'subject.value': { equals: 1 } }, { sort: 'id' });
  expect(entries.map(({ kind, text, author }) => [kind, text, author])).toEqual([
    ['received', 'ได้รับข้อมูลจากเว็บไซต์', null],
    ['status', 'ใหม่ → ติดต่อแล้ว', sales.id],
    ['owner', '– → sales', sales.id],
    ['field', 'เบอร์โทร: 081-234-5678 → 081 999 9999', sales.id],
    ['note', 'โทรแล้ว', sales.id],
  ]);
  // A mistake.
  await patch('/leads/1', { status: 'new' });
  const { text } = await office.one('history');
  expect(text).toBe('ติดต่อแล้ว → ใหม่ (ยกเลิกเวลาติดต่อครั้งแรก)');
  expect((await office.get('leads', 1)).firstContactedAt).toBeNull();
});

it('refuses to overwrite a field that a colleague changed after the form was opened', async () => {
  const { id } = await storeLead(office);
  const claim = (owner: number) =>
    patch(`/leads/${id}`, {
      owner,
      note: `รับโดย ${owner}`,
      changedFrom: { owner: null, note: null },
    });
  const colleague = await office.person('sales');
  expect((await claim(colleague.id)).status).toBe(200);
  expectRefusal(await claim(sales.id), 409, 'ยังไม่ได้บันทึกของคุณ');
  expect((await claim(colleague.id)).status).toBe(200);
  expect((await office.get('leads', id)).owner).toBe(colleague.id);
});

it.each([
  ['a note over 5,000 characters', { note: 'ก'.repeat(5001) }, 'ต้องไม่เกิน'],
  ['a name of spaces', { fullname: '  ' }, 'กรอกช่องนี้'],
  ['a day of a Buddhist year', { callAgainOn: '2569-12-01' }, 'ปีเป็น ค.ศ.'],
  ['a phone number that nobody can dial', { phone: '08x-ไม่ทราบ' }, 'ใส่เบอร์ที่โทรได้'],
  ['an incomplete e-mail address', { email: 'somying@clinic' }, 'ใส่อีเมลให้ครบ'],
])('refuses %s', async (_what, change, message) => {
  expectRefusal(await patch('/leads/1', change), 400, message);
});

it('saves a lead whose phone number and e-mail address arrived otherwise', async () => {
  const arrived = { phone: 'ไม่สะดวกให้เบอร์', email: 'none' };
  const { id } = await storeLead(office, { ...arrived, email: ' None' });
  const { status } = await patch(`/leads/${id}`, { ...arrived, status: 'contacted' });
  expect([status, await office.get('leads', id)]).toMatchObject([200, arrived]);
});

it('lets sales add a lead from a call, but not what the site alone sends', async () => {
  const contact = { fullname: 'สายเข้า', phone: '081 234 5678' };
  const call = { ...contact, source: 'phone', status: 'contacted', note: 'โทรมาเอง' };
  const past = '2020-01-01T00:00:00.000Z';
  const times = { createdAt: past, updatedAt: past, deletedAt: past };
  const sent = { ...times, marketingConsent: true, utmSource: 'x' };
  const id = savedId(await sales.post('/leads', { ...call, ...sent, reference: 'AAAA-AAAA' }));
  const stored = await office.get('leads', id);
  expect(stored).toMatchObject({
    owner: sales.id,
    phoneE164: '+66812345678',
    source: 'phone',
    lastSource: 'phone',
    sourceWords: 'โทรเข้ามา',
  });
  expect(stored.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect([stored.reference, stored.createdAt]).not.toContain('AAAA-AAAA');
  for (const time of [stored.createdAt, stored.updatedAt])
    expect(Date.parse(time)).toBeGreaterThan(Date.now() - 60_000);
  expect(stored.deletedAt).toBeNull();
  expect([stored.marketingConsent, stored.utmSource]).toEqual([null, null]);
  await patch(`/leads/${id}`, { status: 'won', email: 'คุณสม <Som@clinic.co.th>' });
  // Nobody was kept waiting, so the figures leave it out.
  expect(await office.get('leads', id)).toMatchObject({
    email: 'som@clinic.co.th',
    firstContactedAt: null,
  });
  const entries = await office.find('history', { 'subject.value': { equals: id } }, { sort: 'id' });
  expect(entries.map(({ kind, text }) => [kind, text])).toEqual([
    ['received', 'ทีมขายเพิ่มเอง'],
    ['status', 'ใหม่ → ติดต่อแล้ว'],
    ['note', 'โทรมาเอง'],
    ['status', 'ติดต่อแล้ว → ปิดการขาย'],
    ['field', 'อีเมล: – → som@clinic.co.th'],
  ]);
  expectRefusal(await sales.post('/leads', { ...call, phone: '12' }), 400, 'ใส่เบอร์ที่โทรได้');
  expectRefusal(await sales.post('/leads', { ...call, source: 'google_ads' }), 400, 'เลือกใหม่');
  expectRefusal(await sales.post('/leads', { fullname: 'ไม่มีช่องทาง' }), 400, 'กรอกช่องนี้');
  const byMail = { fullname: 'อีเมลมา', email: 'mail@clinic.co.th', phone: null };
  const mailed = await office.get('leads', savedId(await sales.post('/leads', byMail)));
  expect(mailed).toMatchObject({ phone: '', phoneE164: '' });
  const withoutSource = savedId(await sales.post('/leads', contact));
  await patch(`/leads/${withoutSource}`, { status: 'contacted' });
  expect(await office.get('leads', withoutSource)).toMatchObject({
    firstContactedAt: null,
    source: 'staff',
    sourceWords: 'ทีมขายเพิ่มเอง',
  });
  const marketing = await office.person('marketing');
  for (const [person, path] of [
    [marketing, '/leads'],
    [sales, '/registrations'],
  ] as const)
    expect((await person.post(path, call)).status).toBe(403);
});

it('exports the newest first, phones as texts, and times with a year of four digits, which Excel keeps in its century', async () => {
  const { id } = await storeLead(office, { phone: 'โทร ๐๘๑ - 222 - 3333' });
  await patch(`/leads/${id}`, { callAgainOn: '2026-12-01' });
  const { headers, text } = await sales.get('/leads/export');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(text).toMatch(/"\d\d\/\d\d\/25\d\d \d\d:\d\d:\d\d"/);
  // A formula that only returns a text; the file doubles its quotes.
  expect(text).toContain('"=""081-222-3333"""');
  // Of three hours ago.
  expect(text.trim().split('\n').at(-1)).toContain('7K3F-92QD');
  expect(text).toContain('"=""01/12/2569"""');
});

it('records the note of a bulk edit in the history of each lead', async () => {
  await patch('/leads?where[id][exists]=true', { note: 'โทรรวมวันจันทร์' });
  const entries = await office.find('history', { text: { equals: 'โทรรวมวันจันทร์' } });
  const subjects = new Set(entries.map(({ subject }) => subject.value));
  expect(subjects.size).toBe(await office.count('leads'));
});

it('accepts a registration, keeps its unknown fields, and finds it by the name of the clinic', async () => {
  expect((await register(office, {}, 'wrong')).status).toBe(401);
  const answer = await register(office, { colour: 'red', clinic_name: 'คลินิก รักษ์ฟัน' });
  expect(answer.json).toMatchObject({ code: 200, message: expect.any(String) as string });
  expect(await office.one('registrations')).toMatchObject({
    package: 'more',
    status: 'new',
    extra: { colour: 'red' },
  });
  const found = await sales.get('/registrations/export?search=รักษ์ฟัน');
  expect(found.text).toContain(answer.as(envelope).reference);
});
