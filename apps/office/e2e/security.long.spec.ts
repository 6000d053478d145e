import { expect, test } from '@playwright/test';

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

test('refuses a body without length', async ({ baseURL }) => {
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
