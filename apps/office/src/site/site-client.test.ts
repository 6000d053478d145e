import * as z from 'zod/mini';
import type { RequestListener } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { secrets, serve } from '../../test/serve.ts';

const schema = z.object({ views: z.number() });
let listener: RequestListener;
let isOtherUp = true;
const servers = await Promise.all([
  serve((request, response) => listener(request, response)),
  serve((_request, response) => response.writeHead(isOtherUp ? 200 : 500).end('{"views":5}')),
]);
afterAll(() => Promise.all(servers.map(({ stop }) => stop())));
const [SITE_URL, SITE_INSTANCES] = servers.map(({ url }) => url);
// Set before the import, which reads them.
Object.assign(process.env, { SITE_URL, SITE_INSTANCES, ...secrets });
const { callAllSites, callSiteCached } = await import('./site-client.ts');

it('calls the site with the key, and returns the last good answer when a call fails', async () => {
  listener = (request, response) => {
    const isAllowed = request.headers.authorization === 'Bearer analytics-key';
    response.writeHead(isAllowed ? 200 : 401).end('{"views":7}');
  };
  const good = await callSiteCached('/counts', schema);
  expect(good).toMatchObject({ value: { views: 7 }, trouble: undefined });

  for (const [status, body, trouble] of [
    [401, '{}', 'key_refused'],
    [503, '{}', 'not_now'],
    [500, '{}', 'not_understood'],
    [200, '<!doctype html>', 'not_understood'],
    [200, '{"views":"many"}', 'not_understood'],
    [302, '', 'unreachable'],
  ] as const) {
    listener = (_request, response) => {
      response.writeHead(status, { location: 'https://other.example/' }).end(body);
    };
    expect(await callSiteCached('/counts', schema)).toEqual({ ...good, trouble });
    expect(await callSiteCached('/never-asked', schema)).toEqual({
      value: undefined,
      at: undefined,
      trouble,
    });
  }
});

it('gives up on a site that does not answer', async () => {
  listener = () => undefined;
  expect((await callSiteCached('/silent', schema)).trouble).toBe('unreachable');
});

it('adds up the answers of all sites, and reports one that fails', async () => {
  listener = (_request, response) => {
    response.end('{"views":7}');
  };
  const sum = (answers: readonly { views: number }[]) => ({
    views: answers.reduce((total, { views }) => total + views, 0),
  });
  const ask = (path: string) => callAllSites(path, schema, sum);
  expect(await ask('/all')).toMatchObject({ value: { views: 12 }, trouble: undefined });
  isOtherUp = false;
  expect(await ask('/all')).toMatchObject({ value: { views: 12 }, trouble: 'not_understood' });
  expect(await ask('/never')).toMatchObject({ value: { views: 7 }, trouble: 'not_understood' });
});
