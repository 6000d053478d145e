import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openDatabase } from '../src/database/database.ts';
import { samplePayload } from '../test/sample-payload.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';
import { expect, Site, test, testOwnSite } from './site.ts';

/** A request whose answer is not decoded. */
const raw = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      httpRequest(url, { headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );

test('serves compressed pages with strict security headers', async ({ site }) => {
  const plain = await raw(site.url);
  const brotli = await raw(site.url, { 'accept-encoding': 'gzip, br' });
  const gzip = await raw(site.url, { 'accept-encoding': 'gzip' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(brotli.headers).toMatchObject({
    vary: expect.stringMatching(/accept-encoding/i),
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  for (const path of ['/', '/pdpa', '/terms', '/contact', '/no/such/page']) {
    const policy = String((await raw(site.url + path)).headers['content-security-policy']);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
    expect(policy, path).not.toContain('unsafe');
  }
});

test('isolates pages with personal data from their opener', async ({ site }) => {
  const name = 'cross-origin-opener-policy';
  for (const path of ['/register?package=mini', '/thanks', '/no/such/page']) {
    expect((await raw(site.url + path)).headers[name], path).toBe('same-origin');
  }
  for (const path of ['/', '/pdpa', '/articles']) {
    expect((await raw(site.url + path)).headers[name], path).toBeUndefined();
  }
});

test('lets browsers cache hashed files for a year', async ({ site }) => {
  const html = (await raw(site.url)).body.toString();
  const script = /\/_astro\/[^"\s]+\.js/.exec(html)?.[0] ?? '';
  const { headers } = await raw(site.url + script);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['permissions-policy']).toBeUndefined();
  expect(headers.etag).toBeUndefined();
  expect((await raw(site.url)).headers['permissions-policy']).toContain('camera=()');
});

test('explains a failed start in one line', async ({ site }) => {
  for (const [environment, message] of [
    [{ PORT: new URL(site.url).port }, /Port \d+ is taken/],
    [{ PORT: 'many' }, /^PORT .*many/m],
    [{ DATA_DIR: '/dev/null/data' }, /DATA_DIR/],
    [{ DATA_DIR: '/proc/nowhere' }, /may not write to .*DATA_DIR/],
    [{ LEAD_API_URL: 'http://127.0.0.1' }, /LEAD_API_TOKEN must be set/],
  ] as [Record<string, string>, RegExp][]) {
    const failing = new Site();
    const output = await failing.start(environment).then(() => 'it started', String);
    await failing.dispose();
    expect(output).toMatch(message);
  }
});

test('redirects forms of old pages, which post to the API, to the page of the form', async ({
  site,
}) => {
  for (const [call, page] of [
    ['/api/leads', '/contact'],
    ['/api/v2/register', '/register'],
  ] as const) {
    const answer = await fetch(site.url + call, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ fullname: 'ผู้ส่ง' }),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([307, page]);
  }
});

test('answers 405 with the allowed methods for any other method of a call', async ({ site }) => {
  const calls = {
    '/api/leads': 'POST',
    '/api/v2/register': 'POST',
    '/api/articles/changed': 'POST',
    '/api/consent': 'GET, HEAD, POST',
    '/api/counts': 'GET, HEAD, POST',
    '/api/leads/refused': 'GET, HEAD, POST',
    '/api/leads/person': 'POST',
    '/api/measurement': 'GET, HEAD',
    '/api/missed-searches': 'GET, HEAD',
    '/api/samples': 'GET, HEAD',
    '/api/suggestions': 'GET, HEAD',
  };
  for (const [path, allow] of Object.entries(calls)) {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'QUERY', 'OPTIONS']) {
      const { status, headers, body } = await raw(site.url + path, {}, method);
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, allow]);
      expect(JSON.parse(body.toString())).toMatchObject({ code: 405, error: 'method_not_allowed' });
    }
  }
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
        ...{ id: one?.id, reference: one?.reference, failure: 'http_422', attempts: 1 },
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
