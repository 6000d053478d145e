import { describe, expect, it } from 'vitest';
import { listOf } from './answers.ts';
import { ADMIN, startOffice, storeLead } from './office.ts';

const office = await startOffice();
await storeLead(office);
const sales = await office.person('sales');
const admin = await office.person('admin');
const tokens: Record<string, string> = {
  admin: admin.token,
  marketing: (await office.person('marketing')).token,
  sales: sales.token,
};

const { email } = ADMIN;

// These rows check that each endpoint applies its rule of `access/rules.ts`.
describe.each([
  // Method, path and body; the status for admin, marketing, sales and without login.
  ['GET', '/leads/1', undefined, [200, 403, 200, 403]],
  ['POST', '/leads', { fullname: 'x', phone: '0812345678' }, [201, 403, 201, 403]],
  ['PATCH', '/leads/1', { status: 'contacted' }, [200, 403, 200, 403]],
  ['PATCH', '/leads?where[id][exists]=true', { status: 'won' }, [200, 403, 200, 403]],
  ['GET', '/leads/export', undefined, [200, 403, 200, 403]],
  ['GET', '/leads/count', undefined, [200, 403, 200, 403]],
  ['POST', '/leads/1/duplicate', {}, [404, 404, 404, 404]],
  // Hidden fields cannot be guessed by searching or sorting, directly or through an owner.
  ['GET', '/leads?where[idempotencyKey][like]=a', undefined, [400, 403, 400, 403]],
  ['GET', '/leads?where[owner.email][like]=a', undefined, [200, 403, 400, 403]],
  ['GET', '/leads/export?where[owner.email][like]=a', undefined, [200, 403, 400, 403]],
  ['GET', '/history?where[author.hash][exists]=true', undefined, [400, 403, 400, 403]],
  ['GET', '/users?sort=name,-salt', undefined, [400, 400, 400, 403]],
  ['GET', '/users?where[or][0][and][0][hash][like]=a', undefined, [400, 400, 400, 403]],
  ['GET', '/users/count?where[resetPasswordToken][like]=a', undefined, [400, 400, 400, 403]],
  ['GET', '/leads?where[owner__resetPasswordExpiration][like]=a', undefined, [400, 403, 400, 403]],
  ['GET', '/leads?sort=-owner__sessions.id', undefined, [400, 400, 400, 400]],
  ['GET', '/leads?sort=phone,owner.resetPasswordToken', undefined, [400, 400, 400, 400]],
  ['GET', '/leads?sort=-owner', undefined, [200, 403, 200, 403]],
  ['GET', '/registrations', undefined, [200, 403, 200, 403]],
  ['GET', '/registrations/export', undefined, [200, 403, 200, 403]],
  ['DELETE', '/registrations?where[id][exists]=true', undefined, [200, 403, 403, 403]],
  ['GET', '/history', undefined, [200, 403, 200, 403]],
  ['PATCH', '/history/1', { text: 'x' }, [403, 403, 403, 403]],
  ['DELETE', '/history/1', undefined, [403, 403, 403, 403]],
  ['GET', '/alerts', undefined, [200, 403, 200, 403]],
  ['PATCH', '/alerts?where[id][exists]=true', { state: 'sent' }, [403, 403, 403, 403]],
  ['POST', '/alerts/1/resend', undefined, [404, 403, 404, 403]],
  ['POST', '/articles?draft=true', {}, [201, 201, 403, 403]],
  ['GET', '/articles?draft=true', undefined, [200, 200, 200, 403]],
  ['PATCH', '/articles/1?draft=true', { title: 'x' }, [200, 200, 403, 403]],
  ['GET', '/articles/versions', undefined, [200, 200, 403, 403]],
  ['GET', '/articles/versions/1', undefined, [200, 200, 403, 403]],
  ['POST', '/articles/versions/1?draft=true', {}, [200, 200, 403, 403]],
  ['POST', '/articles/1/duplicate', {}, [200, 200, 403, 403]],
  ['POST', '/tags', { name: '' }, [400, 400, 403, 403]],
  ['GET', '/media', undefined, [200, 200, 200, 403]],
  ['PATCH', '/media/1', { alt: '' }, [404, 404, 403, 403]],
  ['GET', '/users', undefined, [200, 200, 200, 403]],
  ['POST', '/users', { email: 'x' }, [400, 403, 403, 403]],
  ['PATCH', '/users/1', { name: 'x' }, [200, 403, 403, 403]],
  ['GET', '/users/1/security', undefined, [200, 403, 403, 403]],
  ['POST', '/users/1/end-sessions', undefined, [404, 403, 403, 403]],
  ['DELETE', '/users/1/second-factor', undefined, [200, 403, 403, 403]],
  ['POST', '/users/unlock', { email }, [200, 403, 403, 403]],
  ['POST', '/users/unlock', { email: ['x'] }, [400, 400, 400, 400]],
  ['POST', '/users/first-register', { email, password: 'x'.repeat(12) }, [403, 403, 403, 403]],
  ['GET', '/users/init', undefined, [200, 200, 200, 200]],
  ['GET', '/pages/1', undefined, [404, 404, 404, 403]],
  ['PATCH', '/pages/1', { heading: 'x' }, [404, 404, 403, 403]],
  ['GET', '/globals/questions', undefined, [200, 200, 200, 403]],
  ['POST', '/globals/questions', {}, [200, 200, 403, 403]],
  ['GET', '/globals/questions/versions', undefined, [200, 200, 403, 403]],
  ['POST', '/globals/questions/versions/1', {}, [200, 200, 403, 403]],
  ['POST', '/site-content/questions/reset', {}, [200, 200, 403, 403]],
  ['GET', '/audit', undefined, [200, 403, 403, 403]],
  ['POST', '/audit', { account: 'x', event: 'login', text: 'x' }, [403, 403, 403, 403]],
  ['PATCH', '/audit/1', { text: 'x' }, [403, 403, 403, 403]],
  ['DELETE', '/audit/1', undefined, [403, 403, 403, 403]],
  ['GET', '/payload-kv', undefined, [403, 403, 403, 403]],
  ['GET', '/payload-jobs', undefined, [403, 403, 403, 403]],
  ['POST', '/payload-jobs', { taskSlug: 'x' }, [403, 403, 403, 403]],
  ['DELETE', '/payload-jobs/1', undefined, [403, 403, 403, 403]],
  ['GET', '/payload-jobs/run', undefined, [401, 401, 401, 401]],
  ['GET', '/payload-preferences', undefined, [200, 200, 200, 403]],
  ['GET', '/payload-locked-documents', undefined, [200, 200, 200, 403]],
  // No site is running.
  ['POST', '/refused-leads/resend', { lead: 'all' }, [503, 403, 503, 403]],
  ['POST', '/refused-leads/resend', { lead: ['all'] }, [400, 403, 400, 403]],
] as const)('%s %s', (method, path, body, [admin, marketing, sales, stranger]) => {
  it.each([
    ['marketing', marketing],
    ['sales', sales],
    ['stranger', stranger],
    ['admin', admin],
  ] as const)('for %s: %i', async (role, status) => {
    const answer = await office.call(method, path, { token: tokens[role], body });
    expect(answer.status, answer.text.slice(0, 300)).toBe(status);
  });
});

it('shows staff the names of colleagues, but no addresses, sessions or secrets', async () => {
  const answer = await sales.get('/users');
  expect(answer.as(listOf({})).totalDocs).toBeGreaterThan(3);
  expect(answer.text).not.toMatch(/"hash"|"salt"|"resetPasswordToken"|"loginAttempts"/);
  // Only their own.
  expect(answer.text.match(/"expiresAt"/g)).toHaveLength(1);
  expect(answer.text.match(/"email"/g)).toHaveLength(1);
  expect((await sales.get('/users?where[email][contains]=admin')).status).toBe(400);
  expect((await admin.get('/users')).text).toContain(email);
});

it('ignores edits of protected fields: role, password state, origin of a lead', async () => {
  const { id: own } = sales;
  const mine = { mustChangePassword: true, hash: 'x', resetPasswordToken: 'mine' };
  await sales.patch(`/users/${own}`, { role: 'admin', ...mine });
  const user = await office.payload.findByID({
    collection: 'users',
    id: own,
    showHiddenFields: true,
    overrideAccess: true,
  });
  expect(user).toMatchObject({ role: 'sales', mustChangePassword: false });
  expect(user.resetPasswordToken ?? null).toBeNull();
  await office.login(user.email);
  const { id } = await storeLead(office);
  const origin = { source: 'tiktok', sourceWords: 'x', consentText: 'x' };
  await sales.patch(`/leads/${id}`, { ...origin, firstContactedAt: '2001-01-01' });
  expect(await office.get('leads', id)).toMatchObject({
    consentText: 'ยินยอม',
    source: 'google_ads',
    sourceWords: 'โฆษณา Google',
    firstContactedAt: null,
  });
  expect((await sales.get(`/leads/${id}`)).text).not.toContain('idempotencyKey');
});

it('answers "forgot password" with an error when no mail server is configured', async () => {
  const answer = await office.call('POST', '/users/forgot-password', { body: { email } });
  expect(answer.status).toBe(503);
  // Payload's page reports success for any JSON.
  expect(answer.headers.get('content-type')).toContain('text/plain');
});
