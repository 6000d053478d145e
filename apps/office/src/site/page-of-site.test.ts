import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isOnSite } from './page-of-site.ts';

const settings = vi.hoisted(() => ({ SITE_INTERNAL_URL: '', isSiteKnown: true }));
vi.mock('../environment/environment.ts', () => ({ environment: () => settings }));

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const codes: Record<string, number> = { '/': 200, '/old': 301, '/busy': 503, '/gone': 410 };
    response.writeHead(codes[request.url ?? ''] ?? 404, { location: '/' });
    response.end('<h2 id="pricing">ราคา</h2><p id="ก">ข</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings.SITE_INTERNAL_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([
  ['/', true],
  ['/#pricing', true],
  ['/#%E0%B8%81', true],
  ['/#equipment', false],
  ['/old#pricing', true],
  ['/cake', false],
  ['/gone', false],
  ['/busy', undefined],
])('%s: %s', async (path, is) => {
  expect(await isOnSite(path)).toBe(is);
});

it('says nothing of a site that is away, or that it does not know', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await isOnSite('/')).toBeUndefined();
  settings.isSiteKnown = false;
  expect(await isOnSite('/cake')).toBeUndefined();
  settings.isSiteKnown = true;
});
