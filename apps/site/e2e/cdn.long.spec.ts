import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePorts, serve, type TestServer } from '../../office/test/serve.ts';
import { ContentSiteDouble } from './content-site.ts';
import { isNginxInstalled, Proxy } from './proxy.ts';
import { Site } from './site.ts';

const PURGE_TOKEN = 'token-of-the-cdn';

test.skip(!isNginxInstalled, 'nginx, which stands in for the CDN, is not installed');
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const content = new ContentSiteDouble();
const site = new Site();
/** nginx as a CDN, configured by the files of `deploy/nginx`. */
const cdn = new Proxy();
let url = '';
let purgeCall: TestServer;
/** The `authorization` header of each call that purges its cache. */
const purges: (string | undefined)[] = [];
const article = '/articles/detail/บทความเดียว';

/** The answer of the CDN; `cache` is `HIT`, `MISS`, or null for what it never stores. */
async function ask(path: string, options: RequestInit = {}) {
  const response = await fetch(url + path, options);
  const { headers, status } = response;
  const [cache, policy] = ['x-cache-status', 'cache-control'].map((name) => headers.get(name));
  return { status, cache, policy, text: await response.text() };
}

test.beforeAll(async () => {
  await content.start();
  content.articles = [{ title: 'บทความเดียว', content: '<p>คำแรก</p>', tags: 'คลังยา' }];
  purgeCall = await serve((request, response) => {
    purges.push(request.headers.authorization);
    const cache = cdn.at('cache');
    // The first call may come before nginx has created the folder.
    const entries = existsSync(cache) ? readdirSync(cache) : [];
    for (const entry of entries) rmSync(path.join(cache, entry), { recursive: true });
    response.end('{"success":true}');
  });
  await site.start({
    ...content.environment,
    CDN_SECONDS: '600',
    CDN_PURGE_URL: `${purgeCall.url}/purge`,
    CDN_PURGE_TOKEN: PURGE_TOKEN,
  });
  const [port = 0] = await freePorts(1);
  url = `http://127.0.0.1:${port}`;
  for (const name of ['clinicdee-cdn', 'clinicdee-cdn-site', 'clinicdee-proxy']) {
    cdn.place(name, (text) =>
      text
        .replace('/var/cache/nginx/clinicdee', cdn.at('cache'))
        .replace('http://127.0.0.1:4321', site.url),
    );
  }
  await cdn.startNginx(
    `include ${cdn.at('clinicdee-cdn')};
    server { listen 127.0.0.1:${port}; include ${cdn.at('clinicdee-cdn-site')}; }`,
    port,
  );
  await expect.poll(async () => (await ask(article)).status).toBe(200);
  await expect.poll(() => purges.length).toBeGreaterThan(0);
});
test.afterAll(async () => {
  await cdn.stop();
  await purgeCall.stop();
  await site.dispose();
  await content.stop();
});

test('caches pages, and ignores tracking parameters', async () => {
  for (const path of ['/', '/pdpa', '/articles', article, '/sitemap.xml']) {
    await ask(path);
    // The site purges the cache once more after its start.
    await expect
      .poll(async () => {
        const { cache, policy } = await ask(`${path}?gclid=1&utm_source=google`);
        return [path, cache, policy];
      })
      .toEqual([
        path,
        'HIT',
        'public, max-age=0, s-maxage=600, stale-while-revalidate=60, stale-if-error=86400',
      ]);
  }
  expect((await ask('/articles?tag=คลังยา')).cache).toBe('MISS');
});

test('never caches personal pages, searches or what is sent', async () => {
  const own = ['/register', '/thanks', '/articles?q=ยา', '/articles/preview', '/healthz'];
  for (const path of [...own, '/nowhere']) {
    await ask(path);
    expect([path, (await ask(path)).cache]).toEqual([path, 'MISS']);
  }
  const lead = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect(await ask('/api/leads', lead)).toMatchObject({ status: 422, policy: 'no-store' });
});

test('shows a changed article as soon as the site does', async () => {
  await expect.poll(async () => (await ask(article)).cache).toBe('HIT');
  const before = purges.length;
  content.articles = [{ title: 'บทความเดียว', content: '<p>คำใหม่</p>', tags: 'คลังยา' }];
  await expect.poll(async () => (await ask(article)).text).toContain('คำใหม่');
  expect(purges.length).toBeGreaterThan(before);
  expect(new Set(purges)).toEqual(new Set([`Bearer ${PURGE_TOKEN}`]));
});

test('serves cached pages while the site is down', async () => {
  await ask('/');
  await site.stop('SIGKILL');
  const answer = await ask('/');
  expect([answer.status, answer.text.includes('</html>')]).toEqual([200, true]);
});
