import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import type { User } from '../src/payload-types.ts';
import { expectRefusal, failures } from './answers.ts';
import { ADMIN, type Caller, startOffice, until } from './office.ts';
import { receiveMails } from './receivers.ts';

const DAY = 24 * 60 * 60_000;

const mailbox = await receiveMails();
afterAll(mailbox.stop);
const office = await startOffice({
  ...mailbox.environment,
  OFFICE_URL: 'https://office.clinicdee.example',
});

/** The newest mail to an address. */
const mailTo = (to: string) => mailbox.mails.findLast((mail) => mail.includes(`To: ${to}`));
const canReadLeads = async (caller: Caller) => (await caller.get('/leads')).status === 200;
const setPassword = (caller: Caller, id: number, password: string) =>
  caller.patch(`/users/${id}`, { password });
const asAdmin = () => office.login(ADMIN.email, 'another password');
const forgot = (email: string) =>
  office.call('POST', '/users/forgot-password', { body: { email } });
const resetPassword = (token: string | undefined, password: string) =>
  office.call('POST', '/users/reset-password', { body: { token, password } });

it('sets a session cookie that is secure and refused from other origins', async () => {
  const answer = await office.call('POST', '/users/login', { body: ADMIN });
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^payload-token=/);
  for (const attribute of ['; HttpOnly', '; Secure', '; SameSite=Lax'])
    expect(cookie).toContain(attribute);
  const statusFrom = async (origin: string) => {
    const headers = { cookie: cookie.split(';')[0] ?? '', origin };
    return (await office.call('GET', '/leads', { headers })).status;
  };
  expect(await statusFrom('https://office.clinicdee.example')).toBe(200);
  expect(await statusFrom('https://elsewhere.example')).toBe(403);
});

it('reveals neither by message nor by duration whether an account exists', async () => {
  const tryWith = async (email: string) => {
    const started = performance.now();
    const headers = { 'x-office-address': '203.0.113.3' };
    const body = { email, password: 'wrong' };
    const { status, text } = await office.call('POST', '/users/login', { headers, body });
    return { answer: [status, text], took: performance.now() - started };
  };
  const fastest = { known: Infinity, unknown: Infinity };
  for (let attempt = 0; attempt < 5; attempt++) {
    const known = await tryWith(ADMIN.email);
    const unknown = await tryWith('nobody@clinicdee.example');
    expect(unknown.answer).toEqual(known.answer);
    fastest.known = Math.min(fastest.known, known.took);
    fastest.unknown = Math.min(fastest.unknown, unknown.took);
  }
  // Without hashing it would take a hundredth.
  expect(fastest.unknown).toBeGreaterThan(fastest.known / 4);
  expect(fastest.known).toBeGreaterThan(fastest.unknown / 4);
  const locked = await tryWith(ADMIN.email);
  expect((await tryWith('nobody@clinicdee.example')).answer).toEqual(locked.answer);
  expect(locked.answer[1]).toContain('พักไว้');
});

it('answers "forgot password" alike for every address, before any mail is sent', async () => {
  const { email } = await office.person('sales');
  const unknown = await forgot('nobody@clinicdee.example');
  const known = await forgot(email);
  expect(mailTo(email)).toBeUndefined();
  expect([known.status, known.text]).toEqual([200, unknown.text]);
  expect(unknown.status).toBe(200);
  await until(() => mailTo(email) !== undefined);
  expect((await forgot('')).status).toBe(400);
});

it('resets a password through the link in a mail', async () => {
  const { email } = ADMIN;
  await forgot(email);
  await until(() => mailTo(email) !== undefined);
  const token = linkToken(email);
  expect((await resetPassword(token, 'x')).status).toBe(400);
  expect((await resetPassword(token, 'another password')).status).toBe(200);
  await expect(office.login()).rejects.toThrow();
  await asAdmin();
});

it('invites a new colleague by a mail whose link is valid once, for seven days', async () => {
  const email = 'invited@clinicdee.example';
  const admin = await asAdmin();
  const invitation = { email, name: 'x', role: 'sales', password: 'a password of the form' };
  expect((await admin.post('/users', invitation)).status).toBe(201);
  const token = linkToken(email);
  const where = { email: { equals: email } };
  const { id } = await office.one('users', where);
  // Correcting the role keeps the link.
  expect((await admin.patch(`/users/${id}`, { role: 'marketing' })).status).toBe(200);
  expect((await admin.patch(`/users/${id}`, { role: 'sales' })).status).toBe(200);
  const invited = await office.payload.db.findOne<User>({ collection: 'users', where });
  const lasts = Date.parse(invited?.resetPasswordExpiration ?? '') - Date.now();
  expect(lasts / DAY).toBeGreaterThan(6.9);
  expect(lasts / DAY).toBeLessThanOrEqual(7);
  expect((await resetPassword(token, 'a password of mine')).status).toBe(200);
  expectRefusal(await resetPassword(token, 'a password of mine'), 403, 'ลิงก์นี้ใช้ไม่ได้แล้ว');
  expect(await canReadLeads(await office.login(email, 'a password of mine'))).toBe(true);
});

it('allows nothing to a password that an admin has set but changing it', async () => {
  const { id, email } = await office.person('sales');
  await setPassword(await asAdmin(), id, 'given by the admin');
  const sales = await office.login(email, 'given by the admin');
  expect(await canReadLeads(sales)).toBe(false);
  expectRefusal(await sales.delete('/users/1'), 403, 'ต้องเปลี่ยนรหัสผ่านชั่วคราว');
  expectRefusal(await setPassword(sales, id, 'short'), 400, 'อย่างน้อย 10');
  expect((await setPassword(sales, id, 'a password of mine')).status).toBe(200);
  expect(await canReadLeads(sales)).toBe(true);
});

it('says in Thai why something is not allowed', async () => {
  const sales = await office.person('sales');
  expectRefusal(await office.as('none').delete('/users/1'), 403, 'ต้องเข้าสู่ระบบก่อน');
  const { message } = (await sales.delete('/users/1')).as(failures).errors[0] ?? {};
  expect(message).toBe('บัญชีของคุณไม่มีสิทธิ์ทำสิ่งนี้');
});

it('refuses to demote or delete the last admin, or all together', async () => {
  const admin = await asAdmin();
  const all = '/users?where[role][equals]=admin';
  for (const path of ['/users/1', all]) {
    expect((await admin.patch(path, { role: 'sales' })).status).toBe(400);
    expect((await admin.delete(path)).status).toBe(400);
    await office.person('admin');
  }
  const first = 'where[id][not_equals]=1';
  expect((await admin.delete(`/users?where[role][equals]=admin&${first}`)).status).toBe(200);
  // Nobody learns from the refusal what else a filter finds.
  const sales = await office.person('sales');
  for (const filter of ['', '&where[hash][like]=a'])
    expect((await sales.delete(`${all}${filter}`)).status).toBe(403);
});

it('ends the session of somebody who logs in again', async () => {
  const sales = await office.person('sales');
  const body = { email: sales.email, password: ADMIN.password };
  expect((await sales.post('/users/login', body)).status).toBe(200);
  expect(await canReadLeads(sales)).toBe(false);
});

it('keeps a change of role or password and other logins that come during a login', async () => {
  const admin = await asAdmin();
  const { id, email } = await office.person('sales');
  const logins = [office.login(email), office.login(email)];
  await sleep(50);
  expect((await admin.patch(`/users/${id}`, { role: 'admin' })).status).toBe(200);
  for (const session of await Promise.all(logins)) expect(await canReadLeads(session)).toBe(true);
  expect((await office.get('users', id)).role).toBe('admin');
  const changed = setPassword(admin, id, 'changed by the admin');
  await sleep(50);
  const late = await office.login(email).catch(() => undefined);
  expect((await changed).status).toBe(200);
  if (late) expect(await canReadLeads(late)).toBe(false);
  await expect(office.login(email)).rejects.toThrow();
  await office.login(email, 'changed by the admin');
});

it.each([
  ['password', { password: 'a wholly different one' }],
  ['address', { email: 'new-address@clinicdee.example' }],
])('ends the links of earlier mails with a change of %s', async (_what, change) => {
  const sales = await office.person('sales');
  const link = await office.payload.forgotPassword({
    collection: 'users',
    data: { email: sales.email },
    disableEmail: true,
    overrideAccess: true,
  });
  expect((await sales.patch(`/users/${sales.id}`, change)).status).toBe(200);
  expect((await resetPassword(link, 'by the old mailbox')).status).toBe(403);
});

/** The token in the newest mail to an address, whose plain text and HTML must have the same link. */
function linkToken(to: string): string | undefined {
  const raw = mailTo(to) ?? '';
  const [, boundary = 'none'] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const parts = raw.split(`--${boundary}`).slice(1, -1).map(partText);
  const tokens = parts.map((part) => /\/admin\/reset\/(\w+)/.exec(part)?.[1]);
  expect(parts[0]).not.toContain('<');
  expect(tokens).toEqual([expect.any(String), tokens[0]]);
  return tokens[0];
}

/** The decoded text of a part of a mail. */
function partText(part: string): string {
  const [head = '', ...rest] = part.trim().split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  return head.includes('base64')
    ? Buffer.from(body, 'base64').toString()
    : body.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
