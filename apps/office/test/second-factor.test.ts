import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { RECENT_LOGIN_MS } from '../src/payload-patches/sessions.ts';
import type { SecondFactor } from '../src/payload-types.ts';
import { ADMIN, type Answer, type Caller, startOffice, tokenIn, until } from './office.ts';
import { receiveMails } from './receivers.ts';
import { runSql } from './sql.ts';

const mailbox = await receiveMails();
afterAll(mailbox.stop);
const office = await startOffice({ ...mailbox.environment, REQUIRE_TOTP: 'admins' });

const STEP_SECONDS = 30;
const setup = z.object({ secret: z.string(), qr: z.string().startsWith('<svg') });
const recovery = z.object({ codes: z.array(z.string()).length(10) });
const refusal = z.object({ errors: z.array(z.object({ data: z.object({ ask: z.string() }) })) });

/** The code of a secret, some steps from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });

const logIn = (email: string, code?: string, password = ADMIN.password) =>
  office.call('POST', '/users/login', {
    body: { email, password },
    headers: code === undefined ? {} : { 'x-office-code': code },
  });

/** Turns the second factor of an account on. The next code is then still unused. */
async function turnOn(caller: Caller) {
  const { secret } = (await caller.post('/users/second-factor/start')).as(setup);
  const body = { code: codeOf(secret) };
  const activated = await caller.post('/users/second-factor/activate', body);
  return { secret, codes: activated.as(recovery).codes };
}

/** Creates somebody in sales with a second factor. */
async function withFactor() {
  const sales = await office.person('sales');
  return { ...sales, ...(await turnOn(sales)) };
}

/** The confirmation that a rejected call requires: `password` or `code`. */
const askedBy = ({ json }: Answer) => refusal.safeParse(json).data?.errors[0]?.data.ask;
const canReadLeads = async (caller: Caller) => (await caller.get('/leads')).status === 200;

/** Makes the sessions of an account older than a recent login. */
function age(id: number) {
  const at = new Date(Date.now() - RECENT_LOGIN_MS - 1000).toISOString();
  const set = `UPDATE users_sessions SET created_at = '${at}' WHERE _parent_id = ${id}`;
  return runSql(office.payload, set);
}

it('asks for a code after the password, and takes each code once', async () => {
  const { email, secret, codes } = await withFactor();
  const withoutCode = await logIn(email);
  expect([withoutCode.status, askedBy(withoutCode)]).toEqual([401, 'code']);
  expect(withoutCode.headers.getSetCookie()).toEqual([]);
  // The code that turned it on is used up, and the password is still checked first.
  expect((await logIn(email, codeOf(secret))).status).toBe(401);
  expect(askedBy(await logIn(email, codeOf(secret, 1), 'wrong'))).toBeUndefined();
  const next = codeOf(secret, 1);
  const answers = await Promise.all([logIn(email, next), logIn(email, next)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  const [code = ''] = codes;
  expect((await logIn(email, code.toUpperCase())).status).toBe(200);
  expect((await logIn(email, code)).status).toBe(401);
});

it('ends the other sessions of an account that turns it on', async () => {
  const sales = await office.person('sales');
  const other = office.as(tokenIn((await logIn(sales.email)).headers));
  expect(await canReadLeads(other)).toBe(true);
  await turnOn(sales);
  expect([await canReadLeads(other), await canReadLeads(sales)]).toEqual([false, true]);
});

it('counts wrong codes like wrong passwords', async () => {
  const { email, secret } = await withFactor();
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await logIn(email, '000000')).status).toBe(401);
  expect((await logIn(email, codeOf(secret, 1))).text).toContain('พักไว้');
  const where = { and: [{ account: { equals: email } }, { event: { equals: 'login-failed' } }] };
  const log = await office.find('audit', where);
  expect(log.map(({ text }) => text)).toContain('รหัสยืนยันไม่ถูกต้อง');
});

it('gives no session to a password link without the code', async () => {
  const { email, secret } = await withFactor();
  const link = await office.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    overrideAccess: true,
  });
  const password = 'another long password';
  const body = { token: link, password };
  const answer = await office.call('POST', '/users/reset-password', { body });
  expect(answer.status).toBe(200);
  expect(await canReadLeads(office.as(tokenIn(answer.headers)))).toBe(false);
  expect(askedBy(await logIn(email, undefined, password))).toBe('code');
  const data = { email, password };
  await expect(
    office.payload.login({ collection: 'users', data, overrideAccess: true }),
  ).rejects.toThrow();
  expect((await logIn(email, codeOf(secret, 1), password)).status).toBe(200);
});

it('never reveals the secret, and stores it encrypted', async () => {
  const admin = await office.login();
  const sales = await withFactor();
  const { id, secret, codes } = sales;
  const stored = await office.payload.db.findOne<SecondFactor>({
    collection: 'second-factors',
    where: { account: { equals: id } },
  });
  const text = JSON.stringify(stored);
  for (const one of [secret, ...codes]) expect(text).not.toContain(one);
  for (const path of ['/second-factors', `/second-factors/${stored?.id}`])
    for (const who of [sales, admin]) expect((await who.get(path)).status).toBe(403);
  await sales.patch(`/users/${id}`, { hasSecondFactor: false });
  const own = (await sales.get(`/users/${id}`)).text;
  expect(own).toContain('"hasSecondFactor":true');
  expect(own).not.toContain(secret);
});

it('allows an admin nothing before a required second factor', async () => {
  const admin = await office.person('admin');
  expect(await canReadLeads(admin)).toBe(false);
  expect((await admin.get('/leads/export')).status).toBe(403);
  await turnOn(admin);
  expect(await canReadLeads(admin)).toBe(true);
});

it('requires the password again for sensitive changes and exports', async () => {
  const admin = await office.person('admin');
  await turnOn(admin);
  const sales = await office.person('sales');
  const own = `/users/${sales.id}`;
  await age(admin.id);
  await age(sales.id);
  for (const body of [{ email: 'new@clinic.co.th' }, { password: 'some other long password' }]) {
    expect(askedBy(await sales.patch(own, body))).toBe('password');
    await sales.patch(`/users?where[id][equals]=${sales.id}`, body);
  }
  expect((await sales.patch(own, { name: 'ก' })).status).toBe(200);
  const invited = { email: 'x@clinic.co.th', name: 'x', role: 'admin', password: ADMIN.password };
  const { token } = admin;
  for (const [method, path, body] of [
    ['GET', '/leads/export'],
    ['GET', '/registrations/export'],
    ['GET', '/processing-record/export'],
    ['POST', '/person/export', { typed: '0812345678' }],
    ['PATCH', own, { role: 'admin' }],
    ['POST', '/users', invited],
    ['DELETE', `${own}/second-factor`],
  ] as const)
    expect(askedBy(await office.call(method, path, { token, body })), path).toBe('password');
  expect((await sales.get(own)).text).not.toContain('new@clinic.co.th');
});

it('tells the owner of changes, the former address of a new one, and records them', async () => {
  const { id, email, patch } = await withFactor();
  const body = { password: 'some other long password' };
  expect((await patch(`/users/${id}`, body)).status).toBe(200);
  const moved = { email: 'moved@clinic.co.th' };
  expect((await patch(`/users/${id}`, moved)).status).toBe(200);
  // Second factor, password and address.
  await until(() => mailbox.recipients.filter((to) => to.includes(email)).length === 3);
  expect(mailbox.recipients.flat()).not.toContain(moved.email);
  const log = (await office.find('audit')).map(({ text }) => text).join('\n');
  for (const words of ['เปิดการยืนยันแบบสองขั้นตอนแล้ว', 'เปลี่ยนรหัสผ่าน:', `${email} → moved@`])
    expect(log).toContain(words);
});

it('keeps tokens out of every response', async () => {
  const sales = await office.person('sales');
  const answers = [
    await logIn(sales.email),
    await sales.get('/users/me'),
    await sales.post('/users/refresh-token'),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect(text).not.toContain('eyJ');
  }
});

it('lets somebody in again from the command line, as an admin if there is none', async () => {
  const sales = await withFactor();
  await office.payload.db.updateMany({ collection: 'users', where: {}, data: { role: 'sales' } });
  const command = (email: string) =>
    spawnSync(process.execPath, ['scripts/admin.ts', '--reset', email], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test' },
    });
  const unknown = command('nobody@clinicdee.example');
  expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringContaining(ADMIN.email)]);
  const { stdout } = command(sales.email);
  const password = /One-time password of \S+: (\S{4}-\S{4}-\S{4}-\S{4})/.exec(stdout)?.[1];
  expect((await logIn(sales.email, undefined, password)).status).toBe(200);
  expect((await office.get('users', sales.id)).role).toBe('admin');
}, 60_000);
