import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { CachedResponse } from './cached-response.ts';

const monday = 'Mon, 16 Nov 2026 02:00:00 GMT';
const sunday = 'Sun, 15 Nov 2026 02:00:00 GMT';
const tuesday = 'Tue, 17 Nov 2026 02:00:00 GMT';
const text = 'คลินิก '.repeat(200);

const make = (headers: Record<string, string>, protect = vi.fn()) =>
  new CachedResponse(
    {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
      body: new TextEncoder().encode(text),
    },
    protect,
    'kept',
  );

const asking = (headers: Record<string, string>, isReading = true) => ({
  header: (name: string) => headers[name],
  isReading,
});

it.each([
  ['nothing', {}, 200],
  ['its tag', { 'if-none-match': 'W/"one"' }, 304],
  ['its tag as a strong one, among others', { 'if-none-match': '"other", "one"' }, 304],
  ['anything', { 'if-none-match': '*' }, 304],
  ['another tag', { 'if-none-match': 'W/"two"' }, 200],
  [
    'another tag, and a time since which nothing changed',
    { 'if-none-match': 'W/"two"', 'if-modified-since': tuesday },
    200,
  ],
  ['the time of its change', { 'if-modified-since': monday }, 304],
  ['a later time', { 'if-modified-since': tuesday }, 304],
  ['an earlier time', { 'if-modified-since': sunday }, 200],
  ['no time', { 'if-modified-since': 'yesterday' }, 200],
])('answers a browser that has %s', async (_, headers, status) => {
  const page = make({ etag: 'W/"one"', 'last-modified': monday });
  const response = await page.respond(asking(headers));
  expect(response.status).toBe(status);
  expect(response.headers.get('etag')).toBe('W/"one"');
  if (status === 304) expect(await response.text()).toBe('');
  // Whoever sends something is answered, whatever they have.
  expect((await page.respond(asking(headers, false))).status).toBe(200);
});

it('sends each form whole, and works out its headers once', async () => {
  const protect = vi.fn((headers: Headers) => headers.set('x-frame-options', 'DENY'));
  const page = make({}, protect);
  for (let times = 0; times < 3; times++) {
    const response = await page.respond(asking({ 'accept-encoding': 'gzip, br' }));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      vary: 'accept-encoding',
      'content-encoding': 'br',
      'x-frame-options': 'DENY',
    });
    const body = await response.bytes();
    expect(response.headers.get('content-length')).toBe(String(body.byteLength));
    expect(brotliDecompressSync(body).toString()).toBe(text);
  }
  expect(protect).toHaveBeenCalledOnce();
  expect(await (await page.respond(asking({}))).text()).toBe(text);
});
