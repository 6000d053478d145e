import { expect, test } from '@playwright/test';
import { ADMIN, deliver, logIn, open, register } from './people.ts';

test('no screen loads from other origins or violates its Content-Security-Policy', async ({
  page,
  request,
  baseURL,
}) => {
  const lead = await deliver(request, 'ผู้ที่มีรหัสคลิก', { gclid: 'click-1' });
  const registration = await register(request, {
    fullname: 'ผู้ที่บอกมากกว่านั้น',
    phone: '0812223333',
    email: 'more@clinic.co.th',
    business: 'ขายยาด้วย',
  });
  const foreign: string[] = [];
  const broken: string[] = [];
  page.on('request', (asked) => {
    const isOwn = asked.url().startsWith(`${baseURL ?? ''}/`);
    if (!isOwn && !/^(?:data|blob):/.test(asked.url())) foreign.push(asked.url());
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text());
  });
  await logIn(page, ADMIN);
  await page.goto(`/admin/collections/leads/${lead}`);
  await expect(page.getByText('โฆษณา Google (gclid)')).toBeVisible();
  // Payload would show this in an editor from a public CDN.
  await page.goto(`/admin/collections/registrations/${registration}`);
  await expect(page.getByText('ขายยาด้วย')).toBeVisible();
  for (const screen of [
    '/admin',
    '/admin/collections/leads',
    '/admin/collections/registrations',
    '/admin/collections/articles',
    '/admin/collections/articles/1',
    '/admin/collections/articles/create',
    '/admin/collections/media',
    '/admin/collections/media/1',
    '/admin/collections/users',
    '/admin/statistics',
    '/admin/consents',
    '/admin/account',
  ]) {
    await open(page, screen);
    await expect(page.locator('.template-default, .dashboard, main').first()).toBeVisible();
  }
  expect(broken).toEqual([]);
  expect(foreign).toEqual([]);
});

test('every response has security headers', async ({ request }) => {
  for (const address of ['/admin/login', '/api/users/me', '/nothing-here']) {
    const headers = (await request.get(address)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w-]{22}';/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-powered-by']).not.toBe('Next.js');
  }
  const nonces = await Promise.all(
    [1, 2].map(
      async () => (await request.get('/admin/login')).headers()['content-security-policy'],
    ),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('localhost redirects to the configured name, which cookies and previews use', async ({
  request,
  baseURL,
}) => {
  const address = `${baseURL ?? ''}/admin/login?redirect=%2Fadmin`;
  const other = await request.get(address.replace('127.0.0.1', 'localhost'), { maxRedirects: 0 });
  expect([other.status(), other.headers().location]).toEqual([307, address]);
});

test('answers 413 for a body that is too large, and 411 for one without length', async ({
  request,
  baseURL,
}) => {
  const size = 17 * 1024 * 1024;
  const tooLarge = request.post('/api/users/login', { data: Buffer.alloc(size) });
  // The office closes the connection while the rest is still being sent.
  expect(await tooLarge.then((answer) => answer.status()).catch(() => 413)).toBe(413);
  // A stream is sent in chunks, without a length.
  const body = new Blob(['{"email":"a@b.co"}']).stream();
  const chunked: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  expect((await fetch(`${baseURL ?? ''}/api/users/login`, chunked)).status).toBe(411);
});

test('GraphQL is off', async ({ request }) => {
  for (const path of ['/api/graphql', '/api/graphql-playground']) {
    expect((await request.post(path, { data: { query: '{ __typename }' } })).status()).toBe(404);
  }
});
