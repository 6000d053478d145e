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
const { callAllSites, callSite } = await import('./site-client.ts');

const ask = (path: string) => callSite(path, schema, { key: 'analytics-key' });

it('calls the site with the key, and says why a call fails', async () => {
  listener = (request, response) => {
    const isAllowed = request.headers.authorization === 'Bearer analytics-key';
    response.writeHead(isAllowed ? 200 : 401).end('{"views":7}');
  };
  expect(await ask('/counts')).toEqual({ value: { views: 7 } });

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
    expect(await ask('/counts')).toEqual({ trouble });
  }
});

it('gives up on a site that does not answer', async () => {
  listener = () => undefined;
  expect(await ask('/silent')).toEqual({ trouble: 'unreachable' });
});

it('adds up the answers of all sites, and reports one that fails', async () => {
  listener = (_request, response) => {
    response.end('{"views":7}');
  };
  const sum = (answers: readonly { views: number }[]) => ({
    views: answers.reduce((total, { views }) => total + views, 0),
  });
  const askAll = () => callAllSites('/all', schema, sum);
  expect(await askAll()).toEqual({ value: { views: 12 }, trouble: undefined });
  isOtherUp = false;
  expect(await askAll()).toEqual({ value: { views: 7 }, trouble: 'not_understood' });
});
