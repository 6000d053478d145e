import * as z from 'zod/mini';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';

const schema = z.object({ views: z.number() });
let listener: RequestListener;
let callSiteCached: typeof import('./site-client.ts').callSiteCached;
let callAllSites: typeof import('./site-client.ts').callAllSites;
const server = createServer((request, response) => listener(request, response));

let isOtherUp = true;
const other = createServer((_request, response) => {
  response.writeHead(isOtherUp ? 200 : 500).end('{"views":5}');
});

async function otherSite(): Promise<string> {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    SITE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    SITE_INSTANCES: await otherSite(),
    ANALYTICS_READ_KEY: 'key-of-the-office',
    LEADS_ADMIN_KEY: 'x',
    CONTENT_API_KEY: 'x',
    LEAD_API_TOKEN: 'x',
    REGISTRATION_API_TOKEN: 'x',
    PAYLOAD_SECRET: 'x',
  });
  // Read when it is loaded.
  ({ callSiteCached, callAllSites } = await import('./site-client.ts'));
});
afterAll(() => {
  other.close();
  server.closeAllConnections();
  server.close();
});

it('asks with the key, and keeps the last good answer through every trouble', async () => {
  listener = (request, response) => {
    const isAllowed = request.headers.authorization === 'Bearer key-of-the-office';
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

it('does not wait for a site that says nothing', async () => {
  listener = () => undefined;
  expect((await callSiteCached('/silent', schema)).trouble).toBe('unreachable');
});

it('adds up what every site says, and tells of one that says nothing', async () => {
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
