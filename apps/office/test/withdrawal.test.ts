import { randomUUID } from 'node:crypto';
import { readWithdrawalToken, withdrawalToken } from '@clinicdee/protocol/http/secrets';
import { expect, it } from 'vitest';
import { belongsTo } from '../src/enquiries/subject.ts';
import { expectRefusal } from './answers.ts';
import { lead } from './lead.ts';
import { type Caller, handIn, register, startOffice, storeLead } from './office.ts';

const office = await startOffice({ SITE_URL: 'http://127.0.0.1:9' });
const sales = await office.person('sales');

/** Stores a lead of somebody who has given consent. @returns its id */
const withConsent = async (fullname: string, change: object = {}) =>
  (await storeLead(office, { marketing_consent: true, fullname, ...change })).id;

const stored = (id: number) => office.get('leads', id, { trash: true });

const change = (id: number, marketingConsent: boolean, caller: Caller = sales) =>
  caller.patch(`/leads/${id}`, { marketingConsent });

async function entriesOf(id: number): Promise<string[]> {
  const docs = await office.find('history', {
    and: [belongsTo({ relationTo: 'leads', value: id }), { kind: { equals: 'field' } }],
  });
  return docs.map(({ text, authorName }) => `${authorName}: ${text}`);
}

it('withdraws consent from every enquiry with the same phone or e-mail, and no others', async () => {
  const first = await withConsent('ถอน หนึ่ง');
  const second = await withConsent('ถอน สอง', {
    phone: '+66 81 234 5678',
    email: 'another@clinic.co.th',
  });
  const third = await withConsent('ถอน สาม', {
    phone: '02 111 1111',
    email: 'SOMYING@clinic.co.th',
  });
  const other = await withConsent('คนอื่น', { phone: '089 999 0000', email: 'other@clinic.co.th' });
  const { email, phone } = lead();
  await register(office, { fullname: 'ถอน สี่', marketing_consent: true, email, phone });
  const admin = await office.login();
  const trashed = { deletedAt: new Date().toISOString() };
  expect((await admin.patch(`/leads/${second}`, trashed)).status).toBe(200);

  expect((await change(first, false)).status).toBe(200);
  for (const id of [first, second, third]) {
    const consentWithdrawnAt = expect.any(String) as string;
    expect(await stored(id)).toMatchObject({ marketingConsent: false, consentWithdrawnAt });
    const entry = expect.stringContaining('รับข่าวสาร: ยินยอม → ถอนความยินยอม') as string;
    expect(await entriesOf(id)).toEqual([entry]);
  }
  expect(await stored(other)).toMatchObject({ marketingConsent: true, consentWithdrawnAt: null });
  expect(await entriesOf(other)).toEqual([]);
  expect(await office.one('registrations')).toMatchObject({ marketingConsent: false });

  const file = await sales.get('/leads/export');
  expect(file.text).toMatch(/ถอน หนึ่ง.*ถอนแล้วเมื่อ/);
  expect(file.text).toMatch(/คนอื่น.*ยินยอม/);
});

it('does not let staff give consent, and keeps consent given later', async () => {
  const { id: first } = await office.one('leads', { fullname: { equals: 'ถอน หนึ่ง' } });
  expectRefusal(await change(first, true), 400, 'ลูกค้าเท่านั้นที่ให้ความยินยอมได้');
  expect(await stored(first)).toMatchObject({ marketingConsent: false });
  expect((await change(first, false, await office.person('marketing'))).status).toBe(403);

  const later = await withConsent('เปลี่ยนใจ');
  expect(await stored(later)).toMatchObject({ marketingConsent: true });
  const answer = await sales.patch(`/leads/${later}`, { note: 'โทรแล้ว' });
  expect(answer.status).toBe(200);
});

it('withdraws consent everywhere for each person of a bulk edit', async () => {
  const people = [
    { phone: '081 000 0001', email: 'bulk-one@clinic.co.th' },
    { phone: '081 000 0002', email: 'bulk-two@clinic.co.th' },
  ];
  const ids = await Promise.all(people.map((person) => withConsent('กลุ่ม หนึ่ง', person)));
  const others = await Promise.all(people.map((person) => withConsent('กลุ่ม สอง', person)));
  const filter = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&');
  const body = { marketingConsent: false };
  expect((await sales.patch(`/leads?${filter}`, body)).status).toBe(200);
  for (const id of others) expect(await stored(id)).toMatchObject({ marketingConsent: false });
});

const useLink = (token: string, at = new Date().toISOString(), key?: string) =>
  handIn(office, '/withdraw', { token, at }, key);

const eventsOf = async (account: string) =>
  office.find('privacy-events', { account: { equals: account } }, { sort: 'id' });
/** The id of the lead whose link is used. */
let linked = 0;
const BY_LINK = 'ลิงก์ถอนความยินยอม';

it('withdraws consent by the link of the export, everywhere and once', async () => {
  linked = await withConsent('ลิงก์ หนึ่ง', { email: 'link@clinic.co.th', phone: '085-111-2222' });
  const other = await withConsent('ลิงก์ สอง', {
    phone: '๐๘๕ ๑๑๑ ๒๒๒๒ หรือ 02-999-8888',
    email: 'link-other@clinic.co.th',
  });
  const list = '/leads/export?where[marketingConsent][equals]=true&search=ลิงก์ หนึ่ง';
  const { text } = await sales.get(list);
  const [, token = ''] =
    /"http:\/\/127\.0\.0\.1:9\/pdpa\/withdraw\?token=([\w-]+)"/.exec(text) ?? [];
  expect(readWithdrawalToken(office.secrets.LEADS_ADMIN_KEY, token)).toEqual([
    '+66851112222',
    'link@clinic.co.th',
  ]);
  const at = new Date().toISOString();
  expect((await useLink(token, at, 'wrong key')).status).toBe(401);
  expect((await useLink(`${token}x`, at)).status).toBe(422);
  // The site repeats a call whose answer it did not get.
  for (const status of [200, 200]) expect((await useLink(token, at)).status).toBe(status);
  for (const id of [linked, other]) {
    expect(await stored(id)).toMatchObject({ marketingConsent: false });
    expect(await entriesOf(id)).toEqual(['ระบบ: รับข่าวสาร: ยินยอม → ถอนความยินยอม']);
  }
  const events = await eventsOf(BY_LINK);
  expect(events).toHaveLength(1);
  expect(events[0]?.references?.split(', ')).toHaveLength(2);
  const after = await sales.get('/leads/export?search=ลิงก์ หนึ่ง');
  expect(after.text).not.toContain('/pdpa/withdraw');
});

it('takes somebody who consents again off the list of withdrawals, and records it', async () => {
  const list = '/leads?where[consentWithdrawnAt][exists]=true&select[fullname]=true&limit=100';
  const listed = async () => (await sales.get(list)).text;
  expect(await listed()).toContain('ลิงก์ หนึ่ง');
  const again = { phone: '085 111 2222', email: 'link@clinic.co.th' };
  await withConsent('ลิงก์ อีกครั้ง', again);
  expect(await listed()).not.toContain('ลิงก์ หนึ่ง');
  expect(await entriesOf(linked)).toContainEqual(expect.stringContaining('ยินยอมอีกครั้ง'));
  expect(await stored(linked)).toMatchObject({ marketingConsent: false });
});

it('tells staff when the person of a link is unknown, once', async () => {
  const email = `${randomUUID()}@clinic.example`;
  const token = withdrawalToken(office.secrets.LEADS_ADMIN_KEY, [email]);
  for (const seconds of [2, 1]) {
    const at = new Date(Date.now() - seconds * 1000).toISOString();
    expect((await useLink(token, at)).status).toBe(200);
  }
  const requests = await office.find('privacy-requests', { email: { equals: email } });
  expect(requests).toMatchObject([{ right: 'withdrawal', state: 'new' }]);
});

it('withdraws at once by a request on the site, without proof of identity', async () => {
  const id = await withConsent('คำขอ หนึ่ง', {
    phone: '086 777 8888',
    email: 'request@clinic.co.th',
  });
  const contact = { fullname: 'คำขอ', phone: '0867778888', email: 'x@clinic.co.th' };
  await handIn(office, '', { ...contact, right: 'withdrawal', description: '' });
  expect(await stored(id)).toMatchObject({ marketingConsent: false });
  expect(await eventsOf('คำขอใช้สิทธิ')).toHaveLength(1);
});

it('withdraws once a request is for it and names somebody, and says so only then', async () => {
  const id = await withConsent('คำขอ สอง', { phone: '086 777 9999', email: 'two@clinic.co.th' });
  const events = (await eventsOf(sales.email)).length;
  const made = await sales.post('/privacy-requests', { right: 'withdrawal', fullname: 'คำขอ สอง' });
  expect(made.json).toMatchObject({ doc: { outcome: null } });
  const { id: request } = await office.one('privacy-requests');
  await sales.patch(`/privacy-requests/${request}`, { right: 'objection', phone: '086-777-9999' });
  expect(await stored(id)).toMatchObject({ marketingConsent: true });
  await sales.patch(`/privacy-requests/${request}`, { right: 'withdrawal' });
  expect(await stored(id)).toMatchObject({ marketingConsent: false });
  const outcome = expect.stringContaining('ถอนความยินยอม') as string;
  expect(await office.one('privacy-requests')).toMatchObject({ outcome });
  await sales.patch(`/privacy-requests/${request}`, { state: 'done' });
  expect(await eventsOf(sales.email)).toHaveLength(events + 1);
});
