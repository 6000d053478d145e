import { expect, it } from 'vitest';
import { CachedResponse } from './cached-response.ts';

it.each([
  ['the current tag as a strong one among others', { 'if-none-match': '"other", "one"' }, 304],
  ['any tag', { 'if-none-match': '*' }, 304],
  ['another tag', { 'if-none-match': 'W/"two"' }, 200],
])('answers a request with %s: %j %i', async (_, sent: Record<string, string>, status) => {
  const headers = { 'content-type': 'text/html; charset=utf-8', etag: 'W/"one"' };
  const body = new TextEncoder().encode('คลินิก '.repeat(200));
  const page = new CachedResponse({ status: 200, headers, body }, () => undefined);
  const asking = (method: string) => new Request('http://localhost/', { headers: sent, method });
  const response = await page.respond(asking('GET'));
  expect(response.status).toBe(status);
  expect(response.headers.get('etag')).toBe('W/"one"');
  if (status === 304) expect(await response.text()).toBe('');
  // A POST never gets 304.
  expect((await page.respond(asking('POST'))).status).toBe(200);
});
