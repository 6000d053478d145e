import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { RECENT_LOGIN_MS } from '../src/payload-patches/sessions.ts';
import type { SecondFactor, User } from '../src/payload-types.ts';
import { failures } from './answers.ts';
import { ADMIN, type Caller, startOffice, tokenIn, until } from './office.ts';
import { receiveMails } from './receivers.ts';

const mailbox = await receiveMails();
const office = await startOffice({
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'office@clinicdee.example',
  REQUIRE_TOTP: 'admins',
});
afterAll(async () => {
  await office.stop();
  await mailbox.stop();
});

const STEP_SECONDS = 30;
const setup = z.object({ secret: z.string(), qr: z.string().startsWith('<svg') });
const recovery = z.object({ codes: z.array(z.string()).length(10) });
const refusal = z.object({
  errors: z.array(z.object({ message: z.string(), data: z.object({ ask: z.string() }) })),
});

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
  const started = await caller.post('/users/second-factor/start');
  const { secret } = started.as(setup);
  const body = { code: codeOf(secret) };
  const activated = await caller.post('/users/second-factor/activate', body);
  return { secret, codes: activated.as(recovery).codes };
}

const askedBy = ({ json }: { json: unknown }) => {
  const parsed = refusal.safeParse(json);
  return parsed.success ? parsed.data.errors[0]?.data.ask : undefined;
};
const canReadLeads = async (caller: Caller) => (await caller.get('/leads')).status === 200;

/** Makes the sessions of an account older than a recent login. */
async function age(id: number): Promise<void> {
  const account = await office.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
  });
  const createdAt = new Date(Date.now() - RECENT_LOGIN_MS - 1000).toISOString();
  const sessions = (account?.sessions ?? []).map((session) => ({ ...session, createdAt }));
  await office.payload.db.updateOne({
    collection: 'users',
    id,
    data: { ...account, sessions, updatedAt: null },
    returning: false,
  });
}

it('asks for a code after the password, and takes each code once', async () => {
  const sales = await office.person('sales');
  const { email } = sales;
  const { secret, codes } = await turnOn(sales);
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
  const { email } = sales;
  const other = office.as(tokenIn((await logIn(email)).headers));
  expect(await canReadLeads(other)).toBe(true);
  await turnOn(sales);
  expect(await canReadLeads(other)).toBe(false);
  expect(await canReadLeads(sales)).toBe(true);
});

it('counts wrong codes like wrong passwords', async () => {
  const sales = await office.person('sales');
  const { email } = sales;
  const { secret } = await turnOn(sales);
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await logIn(email, '000000')).status).toBe(401);
  const locked = await logIn(email, codeOf(secret, 1));
  expect(locked.as(failures).errors[0]?.message).toContain('พักไว้');
  const where = { and: [{ account: { equals: email } }, { event: { equals: 'login-failed' } }] };
  const log = await office.find('audit', where);
  expect(log.map(({ text }) => text)).toContain('รหัสยืนยันไม่ถูกต้อง');
});

it('gives no session to a password link without the code', async () => {
  const sales = await office.person('sales');
  const { id, email } = sales;
  const { secret } = await turnOn(sales);
  const link = await office.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    overrideAccess: true,
  });
  const body = { token: link, password: 'another long password' };
  const answer = await office.call('POST', '/users/reset-password', { body });
  expect(answer.status).toBe(200);
  expect(await canReadLeads(office.as(tokenIn(answer.headers)))).toBe(false);
  expect(askedBy(await logIn(email, undefined, body.password))).toBe('code');
  expect((await logIn(email, codeOf(secret, 1), body.password)).status).toBe(200);
  await expect(
    office.payload.login({
      collection: 'users',
      data: { email, password: body.password },
      overrideAccess: true,
    }),
  ).rejects.toThrow();
  await office.remove('users', id);
});

it('never reveals the secret, and stores it encrypted', async () => {
  const admin = await office.login(ADMIN.email);
  const sales = await office.person('sales');
  const { id } = sales;
  const { secret, codes } = await turnOn(sales);
  const stored = await office.payload.db.findOne<SecondFactor>({
    collection: 'second-factors',
    where: { account: { equals: id } },
  });
  const text = JSON.stringify(stored);
  for (const one of [secret, ...codes]) expect(text).not.toContain(one);
  for (const path of ['/second-factors', `/second-factors/${stored?.id}`]) {
    for (const who of [sales, admin]) expect((await who.get(path)).status).toBe(403);
  }
  const own = await sales.get(`/users/${id}`);
  expect(own.text).not.toContain(secret);
  await sales.patch(`/users/${id}`, { hasSecondFactor: false });
  expect((await sales.get(`/users/${id}`)).text).toContain('"hasSecondFactor":true');
});

it('allows an admin nothing before a required second factor', async () => {
  const admin = await office.person('admin');
  expect(await canReadLeads(admin)).toBe(false);
  expect((await admin.get('/audit/export')).status).toBe(403);
  await turnOn(admin);
  expect(await canReadLeads(admin)).toBe(true);
  await office.remove('users', admin.id);
});

it('requires the password again for sensitive changes and exports', async () => {
  const admin = await office.person('admin');
  await turnOn(admin);
  const sales = await office.person('sales');
  const { id } = sales;
  await age(admin.id);
  await age(id);
  const asked = async (who: Caller, method: string, path: string, body?: object) =>
    askedBy(await office.call(method, path, { token: who.token, body }));
  for (const body of [{ email: 'new@clinic.co.th' }, { password: 'some other long password' }]) {
    expect(await asked(sales, 'PATCH', `/users/${id}`, body)).toBe('password');
    await sales.patch(`/users?where[id][equals]=${id}`, body);
  }
  expect((await sales.patch(`/users/${id}`, { name: 'ก' })).status).toBe(200);
  for (const path of [
    '/leads/export',
    '/registrations/export',
    '/audit/export',
    '/processing-record/export',
  ])
    expect(await asked(admin, 'GET', path)).toBe('password');
  const typed = { typed: '0812345678' };
  expect(await asked(admin, 'POST', '/person/export', typed)).toBe('password');
  expect(await asked(admin, 'PATCH', `/users/${id}`, { role: 'admin' })).toBe('password');
  const invited = { email: 'x@clinic.co.th', name: 'x', role: 'admin', password: ADMIN.password };
  expect(await asked(admin, 'POST', '/users', invited)).toBe('password');
  expect(await asked(admin, 'DELETE', `/users/${id}/second-factor`)).toBe('password');
  expect(await asked(admin, 'POST', '/users/second-factor/recovery-codes')).toBe('password');
  const unchanged = await sales.get(`/users/${id}`);
  expect(unchanged.text).not.toContain('new@clinic.co.th');
});

it('lists sessions and ends them', async () => {
  const sales = await office.person('sales');
  const { id, email } = sales;
  const browser =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const second = await office.call('POST', '/users/login', {
    body: { email, password: ADMIN.password },
    headers: { 'user-agent': browser, 'x-office-address': '203.0.113.9' },
  });
  const other = office.as(tokenIn(second.headers));
  const shown = await sales.get(`/users/${id}/security`);
  expect(shown.text).toContain('Chrome บน Windows');
  expect(shown.text).toContain('203.0.113.9');
  const stranger = await office.person('marketing');
  for (const [method, path] of [
    ['GET', 'security'],
    ['POST', 'end-sessions'],
    ['DELETE', 'second-factor'],
  ] as const) {
    const answer = await office.call(method, `/users/${id}/${path}`, { token: stranger.token });
    expect(answer.status).toBe(403);
  }
  expect(await canReadLeads(other)).toBe(true);
  await sales.post(`/users/${id}/end-sessions`);
  expect([await canReadLeads(other), await canReadLeads(sales)]).toEqual([false, true]);
});

it('tells the owner of changes, the former address of a new one, and records them', async () => {
  const sales = await office.person('sales');
  const { id, email } = sales;
  await turnOn(sales);
  const body = { password: 'some other long password' };
  expect((await sales.patch(`/users/${id}`, body)).status).toBe(200);
  const moved = { email: 'moved@clinic.co.th' };
  expect((await sales.patch(`/users/${id}`, moved)).status).toBe(200);
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

it('sets a one-time password from the command line, and removes the second factor', async () => {
  const sales = await office.person('sales');
  await turnOn(sales);
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
}, 60_000);
