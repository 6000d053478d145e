import { openDatabase } from '../src/storage/database.ts';
import { samplePayload } from '../test/sample-payload.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';
import { expect, test, testOwnSite } from './site.ts';

test('serves compressed pages with strict security headers', async ({ site }) => {
  for (const coding of ['br', 'gzip']) {
    const { headers } = await fetch(site.url, { headers: { 'accept-encoding': coding } });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-encoding': coding,
      vary: expect.stringMatching(/accept-encoding/i),
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
  // Pages with personal data are isolated from their opener.
  for (const [path, opener] of [
    ['/', null],
    ['/pdpa', null],
    ['/terms', null],
    ['/articles', null],
    ['/contact', null],
    ['/register?package=mini', 'same-origin'],
    ['/thanks', 'same-origin'],
    ['/no/such/page', 'same-origin'],
  ] as const) {
    const { headers } = await fetch(site.url + path);
    expect(headers.get('cross-origin-opener-policy'), path).toBe(opener);
    expect(headers.get('x-frame-options'), path).toBe('DENY');
    const policy = headers.get('content-security-policy');
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
    expect(policy, path).not.toContain('unsafe');
  }
});

test('lets browsers cache hashed files for a year', async ({ site }) => {
  const script = /\/_astro\/[^"\s]+\.js/.exec(await site.textOf('/'))?.[0] ?? '';
  const { headers } = await fetch(site.url + script);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect([headers.get('permissions-policy'), headers.get('etag')]).toEqual([null, null]);
});

test('serves each page at one address only', async ({ site }) => {
  for (const path of [
    '/contact.html',
    '/sitemap.xml.html',
    '//pdpa',
    '/articles/detail/long-guide/index.html',
    '/articles/detail/%256Cong-guide',
  ])
    expect((await fetch(site.url + path)).status, path).toBe(404);
});

test('answers 405 with the allowed methods of a call', async ({ site }) => {
  const { status, headers } = await fetch(`${site.url}/api/consent`, { method: 'PUT' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

testOwnSite(
  'lists refused leads and sends them again for the office only, without personal data',
  async ({ site }) => {
    const outbox = new SqliteOutbox(openDatabase(site.dataDir));
    const [first, second, waiting] = ['ก', 'ข', 'ค'].map((fullname, at) =>
      outbox.store(
        { payload: { ...samplePayload, fullname }, idempotencyKey: fullname, isSuspected: false },
        Date.UTC(2026, 0, 1 + at),
      ),
    );
    for (const one of [first, second]) {
      outbox.markFailed(one?.id ?? '', 'http_422', 0);
      outbox.markRefused(one?.id ?? '');
    }
    const keys = { LEADS_ADMIN_KEY: 'key-of-the-office', ANALYTICS_READ_KEY: 'key-of-the-figures' };
    await site.start({ ...keys, LEAD_CANARY: '0' });
    const call = (init: RequestInit, key = keys.LEADS_ADMIN_KEY) =>
      fetch(`${site.url}/api/leads/refused`, {
        ...init,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      });
    const sendAgain = async (lead: unknown) => {
      const answer = await call({ method: 'POST', body: JSON.stringify({ lead }) });
      return [answer.status, ((await answer.json()) as { count?: number }).count];
    };
    expect((await call({}, keys.ANALYTICS_READ_KEY)).status).toBe(401);
    expect((await call({ method: 'POST', body: '{"lead":"all"}' }, '')).status).toBe(401);
    expect(await (await call({})).json()).toEqual({
      total: 2,
      leads: [second, first].map((one, at) => ({
        id: one?.id,
        reference: one?.reference,
        failure: 'http_422',
        attempts: 1,
        receivedAt: new Date(Date.UTC(2026, 0, 2 - at)).toISOString(),
      })),
    });
    for (const invalid of [undefined, 7, '', ['all'], 'x'.repeat(101)]) {
      expect((await sendAgain(invalid))[0]).toBe(422);
    }
    expect(await sendAgain('nobody')).toEqual([200, 0]);
    expect(await sendAgain(waiting?.id)).toEqual([200, 0]);
    expect(await sendAgain(first?.id)).toEqual([200, 1]);
    expect(await sendAgain('all')).toEqual([200, 1]);
    expect(site.leads().map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  },
);
