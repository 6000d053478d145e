import { expect, it } from 'vitest';
import { CachedResponse, type Protect } from './cached-response.ts';

const text = 'คลินิก '.repeat(200);

const make = (headers: Record<string, string>, protect: Protect = () => undefined) =>
  new CachedResponse(
    {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
      body: new TextEncoder().encode(text),
    },
    protect,
  );

const asking = (headers: Record<string, string>, method = 'GET') =>
  new Request('http://localhost/', { headers, method });

it.each([
  ['the current tag as a strong one among others', { 'if-none-match': '"other", "one"' }, 304],
  ['any tag', { 'if-none-match': '*' }, 304],
  ['another tag', { 'if-none-match': 'W/"two"' }, 200],
])('answers a request with %s: %j %i', async (_, headers, status) => {
  const page = make({ etag: 'W/"one"' });
  const response = await page.respond(asking(headers));
  expect(response.status).toBe(status);
  expect(response.headers.get('etag')).toBe('W/"one"');
  if (status === 304) expect(await response.text()).toBe('');
  // A POST never gets 304.
  expect((await page.respond(asking(headers, 'POST'))).status).toBe(200);
});
