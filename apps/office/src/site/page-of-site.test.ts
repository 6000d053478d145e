import { afterAll, expect, it, vi } from 'vitest';
import { serve } from '../../test/serve.ts';
import { isOnSite } from './page-of-site.ts';

const settings = vi.hoisted(() => ({ SITE_INTERNAL_URL: '', isSiteKnown: true }));
vi.mock('../environment/environment.ts', () => ({ environment: () => settings }));

const site = await serve((request, response) => {
  const codes: Record<string, number> = { '/': 200, '/old': 301, '/busy': 503, '/gone': 410 };
  response.writeHead(codes[request.url ?? ''] ?? 404, { location: '/' });
  response.end('<h2 id="pricing">ราคา</h2><p id="ก">ข</p>');
});
settings.SITE_INTERNAL_URL = site.url;
afterAll(() => site.stop());

it.each([
  ['/', true],
  ['/#pricing', true],
  ['/#%E0%B8%81', true],
  ['/#equipment', false],
  ['/old#pricing', true],
  ['/cake', false],
  ['/gone', false],
  ['/busy', undefined],
])('finds whether %s exists on the site: %s', async (path, exists) => {
  expect(await isOnSite(path)).toBe(exists);
});

it('returns undefined when the site is down or unknown', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await isOnSite('/')).toBeUndefined();
  settings.isSiteKnown = false;
  expect(await isOnSite('/cake')).toBeUndefined();
  settings.isSiteKnown = true;
});
