import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../src/payload-types.ts';
import { failures, lock } from './answers.ts';
import { ADMIN, deliverLead, type Office, startOffice, until } from './office.ts';
import { type MailReceiver, receiveMails } from './receivers.ts';

const DAY = 24 * 60 * 60_000;

let office: Office;
let mailbox: MailReceiver;

beforeAll(async () => {
  mailbox = await receiveMails();
  office = await startOffice({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'office@clinicdee.example',
    OFFICE_URL: 'https://office.clinicdee.example',
  });
}, 60_000);
afterAll(async () => {
  await office.stop();
  await mailbox.stop();
});

it('makes the first admin from the environment, who may work at once', async () => {
  const token = await office.login(ADMIN.email);
  expect((await office.call('GET', '/leads', { token })).status).toBe(200);
});

it('gives a cookie that only this office gets back, over TLS', async () => {
  const answer = await office.call('POST', '/users/login', { body: ADMIN });
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^payload-token=/);
  expect(cookie).toMatch(/; HttpOnly=true|; HttpOnly/);
  expect(cookie).toMatch(/; Secure/);
  expect(cookie).toMatch(/; SameSite=Lax/);
  const use = async (origin: string) => {
    const headers = { cookie: cookie.split(';')[0] ?? '', origin };
    return (await office.call('GET', '/leads', { headers })).status;
  };
  expect(await use('https://office.clinicdee.example')).toBe(200);
  expect(await use('https://elsewhere.example')).toBe(403);
});

it('lets a one-time password change itself and nothing else', async () => {
  const email = 'fresh@clinicdee.example';
  const { id } = await office.payload.create({
    collection: 'users',
    data: {
      email,
      password: 'one-time-password',
      name: 'x',
      role: 'admin',
      mustChangePassword: true,
    },
    overrideAccess: true,
  });
  const token = await office.login(email, 'one-time-password');
  expect((await office.call('GET', '/leads', { token })).status).toBe(403);
  const short = await office.call('PATCH', `/users/${id}`, { token, body: { password: 'short' } });
  expect(short.status).toBe(400);
  expect(short.as(failures).errors[0]?.message).toContain('อย่างน้อย 10');
  const changed = await office.call('PATCH', `/users/${id}`, {
    token,
    body: { password: 'a password of mine' },
  });
  expect(changed.status).toBe(200);
  expect((await office.call('GET', '/leads', { token })).status).toBe(200);
  await office.payload.delete({ collection: 'users', id, overrideAccess: true });
});

/** Tries to log in from an address. @returns status, words and how long it took */
async function tryFrom(address: string, email: string, password = 'wrong') {
  const started = performance.now();
  const answer = await office.call('POST', '/users/login', {
    headers: { 'x-office-address': address },
    body: { email, password },
  });
  const took = performance.now() - started;
  const words = answer.status === 200 ? '' : answer.as(failures).errors[0]?.message;
  return { status: answer.status, words, took };
}

it('locks an account after five wrong passwords, there where they came from', async () => {
  const email = 'locked@clinicdee.example';
  await office.payload.create({
    collection: 'users',
    data: { email, password: ADMIN.password, name: 'x', role: 'sales' },
    overrideAccess: true,
  });
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await tryFrom('203.0.113.1', email)).status).toBe(401);
  }
  const locked = await tryFrom('203.0.113.1', ` ${email.toUpperCase()}`, ADMIN.password);
  expect(locked).toMatchObject({ status: 401 });
  expect(locked.words).toContain('บัญชีนี้พักไว้ 10 นาที');
  expect((await tryFrom('203.0.113.2', email, ADMIN.password)).status).toBe(200);

  const unlock = async (token: string, body: object) =>
    (await office.call('POST', '/users/unlock', { token, body })).status;
  expect(await unlock(await office.person('sales'), { email })).toBe(403);
  const admin = await office.login(ADMIN.email);
  const lockedUntil = async (of: string) => {
    const path = `/users/locked?email=${encodeURIComponent(of)}`;
    const { until } = (await office.call('GET', path, { token: admin })).as(lock);
    return until === null ? 0 : Date.parse(until) - Date.now();
  };
  expect(await lockedUntil(email)).toBeGreaterThan(0);
  expect(await lockedUntil(ADMIN.email)).toBe(0);
  expect(await unlock(admin, { email: ['x'] })).toBe(400);
  expect((await tryFrom('203.0.113.1', email, ADMIN.password)).status).toBe(401);
  expect(await unlock(admin, { email: email.toUpperCase() })).toBe(200);
  expect(await lockedUntil(email)).toBe(0);
  expect((await tryFrom('203.0.113.1', email, ADMIN.password)).status).toBe(200);
}, 30_000);

it('tells by no word and no time who has an account', async () => {
  const { email } = ADMIN;
  const nobody = 'nobody@clinicdee.example';
  for (let attempt = 0; attempt < 5; attempt++) {
    const known = await tryFrom('203.0.113.3', email);
    const unknown = await tryFrom('203.0.113.3', nobody);
    expect(unknown).toMatchObject({ status: known.status, words: known.words });
    // Without the work of a comparison it is the hundredth part.
    expect(unknown.took).toBeGreaterThan(known.took / 4);
    expect(known.took).toBeGreaterThan(unknown.took / 4);
  }
  const [known, unknown] = [
    await tryFrom('203.0.113.3', email),
    await tryFrom('203.0.113.3', nobody),
  ];
  expect(known.words).toContain('พักไว้');
  expect(unknown).toMatchObject({ status: known.status, words: known.words });
});

it('promises a link to whoever asks, before it knows for whom', async () => {
  const ask = async (email: unknown) => {
    const path = '/users/forgot-password';
    const { status, text } = await office.call('POST', path, { body: { email } });
    // The mail takes longer than the answer: it is not waited for.
    return { answer: [status, text], sent: mailbox.mails.length };
  };
  const before = mailbox.mails.length;
  const unknown = await ask('nobody@clinicdee.example');
  const known = await ask('locked@clinicdee.example');
  expect(known.answer).toEqual(unknown.answer);
  expect(known.answer[0]).toBe(200);
  expect(known.sent).toBe(before);
  await until(() => mailbox.mails.length > before);
  expect(mailbox.mails.at(-1)).toContain('To: locked@clinicdee.example');
  expect((await ask('')).answer[0]).toBe(400);
});

it('resets a password by a link in a mail', async () => {
  const { email } = ADMIN;
  const before = mailbox.mails.length;
  await office.call('POST', '/users/forgot-password', { body: { email } });
  await until(() => mailbox.mails.length > before);
  const raw = mailbox.mails.at(-1) ?? '';
  expect(raw).toContain(`To: ${email}`);
  const token = linkToken(raw);
  expect(token).toBeDefined();
  const short = await office.call('POST', '/users/reset-password', {
    body: { token, password: 'x' },
  });
  expect(short.status).toBe(400);
  const reset = await office.call('POST', '/users/reset-password', {
    body: { token, password: 'another password' },
  });
  expect(reset.status).toBe(200);
  await expect(office.login(email, ADMIN.password)).rejects.toThrow();
  await office.login(email, 'another password');
});

it('invites whom an admin adds, by a mail that sets a password', async () => {
  const email = 'invited@clinicdee.example';
  const admin = await office.login(ADMIN.email, 'another password');
  // Nobody has to think of a password for somebody else.
  const person = { email, name: 'x', role: 'sales' };
  const made = await office.call('POST', '/users', { token: admin, body: person });
  expect(made.status).toBe(201);
  const raw = mailbox.mails.at(-1) ?? '';
  expect(raw).toContain(`To: ${email}`);
  const token = linkToken(raw);
  // What the office does every minute leaves the link alone for its seven days.
  const { resetFutureDates } = await import('../src/payload-patches/accounts-ahead.ts');
  await resetFutureDates(office.payload, Date.now());
  const where = { email: { equals: email } };
  const invited = await office.payload.db.findOne<User>({ collection: 'users', where });
  const lasts = Date.parse(invited?.resetPasswordExpiration ?? '') - Date.now();
  expect(lasts / DAY).toBeGreaterThan(6.9);
  expect(lasts / DAY).toBeLessThanOrEqual(7);
  const reset = await office.call('POST', '/users/reset-password', {
    body: { token, password: 'a password of mine' },
  });
  expect(reset.status).toBe(200);
  const again = await office.call('POST', '/users/reset-password', {
    body: { token, password: 'a password of mine' },
  });
  expect(again.as(failures).errors[0]?.message).toContain('ลิงก์นี้ใช้ไม่ได้แล้ว');
  const own = await office.login(email, 'a password of mine');
  expect((await office.call('GET', '/leads', { token: own })).status).toBe(200);
});

it('makes a password that an admin sets for somebody a one-time password again', async () => {
  const admin = await office.login(ADMIN.email, 'another password');
  const { docs } = await office.payload.find({
    collection: 'users',
    where: { email: { equals: 'invited@clinicdee.example' } },
    overrideAccess: true,
  });
  await office.call('PATCH', `/users/${docs[0]?.id ?? 0}`, {
    token: admin,
    body: { password: 'given by the admin' },
  });
  const token = await office.login('invited@clinicdee.example', 'given by the admin');
  expect((await office.call('GET', '/leads', { token })).status).toBe(403);
});

it('says in words of its own why somebody may not', async () => {
  const words = async (token?: string) => {
    const answer = await office.call('DELETE', '/users/1', { token });
    expect(answer.status).toBe(403);
    return answer.as(failures).errors[0]?.message;
  };
  expect(await words()).toContain('ต้องเข้าสู่ระบบก่อน');
  expect(await words(await office.person('sales'))).toBe('บัญชีของคุณไม่มีสิทธิ์ทำสิ่งนี้');
  const once = await office.login('invited@clinicdee.example', 'given by the admin');
  expect(await words(once)).toContain('ต้องเปลี่ยนรหัสผ่านชั่วคราว');
});

it('names the field of a choice that cannot be made', async () => {
  const admin = await office.login(ADMIN.email, 'another password');
  const marketing = await office.payload.create({
    collection: 'users',
    data: {
      email: 'not-for-leads@clinicdee.example',
      password: ADMIN.password,
      name: 'x',
      role: 'marketing',
    },
    overrideAccess: true,
  });
  await deliverLead(office, 'people-choice');
  const answer = await office.call('PATCH', '/leads/1', {
    token: admin,
    body: { owner: marketing.id },
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('ผู้รับผิดชอบ: ตัวเลือกนี้ใช้ไม่ได้แล้ว เลือกใหม่"');
});

it('keeps the last admin', async () => {
  const token = await office.login(ADMIN.email, 'another password');
  const demoted = await office.call('PATCH', '/users/1', { token, body: { role: 'sales' } });
  expect(demoted.status).toBe(400);
  expect((await office.call('DELETE', '/users/1', { token })).status).toBe(400);
});

it('ends a session at log-out', async () => {
  const token = await office.login(ADMIN.email, 'another password');
  await office.call('POST', '/users/logout', { token });
  expect((await office.call('GET', '/leads', { token })).status).toBe(403);
});

/** The token in the link of a mail, which says the same as plain text and as a page. */
function linkToken(raw: string): string | undefined {
  const [, boundary = 'none'] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const parts = raw.split(`--${boundary}`).slice(1, -1).map(partText);
  const tokens = parts.map((part) => /\/admin\/reset\/(\w+)/.exec(part)?.[1]);
  expect(parts).toHaveLength(2);
  expect(parts[0]).not.toContain('<');
  expect(tokens[0]).toBe(tokens[1]);
  return tokens[0];
}

/** What stands in a part of a mail. */
function partText(part: string): string {
  const [head = '', ...rest] = part.trim().split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  return head.includes('base64')
    ? Buffer.from(body, 'base64').toString()
    : body.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
