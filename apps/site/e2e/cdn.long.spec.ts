import { expect, test } from '@playwright/test';
import { Cdn, PURGE_TOKEN } from './cdn.ts';
import { ContentSiteDouble } from './content-site.ts';
import { isNginxHere } from './nginx.ts';
import { Site } from './site.ts';

test.skip(!isNginxHere, 'nginx, which plays the CDN, is not on this machine');
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const content = new ContentSiteDouble();
const site = new Site();
const cdn = new Cdn();
const article = '/articles/detail/บทความเดียว';

/** What the CDN answers, and whether it had it: `HIT`, `MISS`, or nothing for what it never keeps. */
async function ask(path: string, options: RequestInit = {}) {
  const response = await fetch(cdn.url + path, options);
  const { headers, status } = response;
  const [kept, policy] = ['x-cache-status', 'cache-control'].map((name) => headers.get(name));
  return { status, kept, policy, text: await response.text() };
}

test.beforeAll(async () => {
  await content.start();
  content.articles = [{ title: 'บทความเดียว', content: '<p>คำแรก</p>', tags: 'คลังยา' }];
  await cdn.open();
  await site.start({
    ...content.environment,
    ...{ CDN_SECONDS: '600', CDN_PURGE_URL: cdn.purgeUrl, CDN_PURGE_TOKEN: PURGE_TOKEN },
  });
  await cdn.start(site.url);
  await expect.poll(async () => (await ask(article)).status).toBe(200);
  await expect.poll(() => cdn.purges.length).toBeGreaterThan(0);
});
test.afterAll(async () => {
  await cdn.stop();
  await site.dispose();
  await content.stop();
});

test('pages are kept, whatever an advertisement adds to their addresses', async () => {
  for (const path of ['/', '/pdpa', '/articles', article, '/sitemap.xml']) {
    await ask(path);
    // What the site learns at its start is forgotten once more.
    await expect
      .poll(async () => {
        const { kept, policy } = await ask(`${path}?gclid=1&utm_source=google`);
        return [path, kept, policy];
      })
      .toEqual([
        path,
        'HIT',
        'public, max-age=0, s-maxage=600, stale-while-revalidate=60, stale-if-error=86400',
      ]);
  }
  expect((await ask('/articles?tag=คลังยา')).kept).toBe('MISS');
});

test('what is somebody’s own, and whatever is sent, reaches the site each time', async () => {
  const own = ['/register', '/thanks', '/articles?q=ยา', '/articles/preview', '/healthz'];
  for (const path of [...own, '/nowhere']) {
    await ask(path);
    expect([path, (await ask(path)).kept]).toEqual([path, 'MISS']);
  }
  const lead = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect(await ask('/api/leads', lead)).toMatchObject({ status: 422, policy: 'no-store' });
});

test('a change is seen as soon as the site shows it', async () => {
  // What the site learnt at its start may have been forgotten once more in between.
  await expect.poll(async () => (await ask(article)).kept).toBe('HIT');
  const before = cdn.purges.length;
  content.articles = [{ title: 'บทความเดียว', content: '<p>คำใหม่</p>', tags: 'คลังยา' }];
  await expect.poll(async () => (await ask(article)).text).toContain('คำใหม่');
  expect(cdn.purges.length).toBeGreaterThan(before);
  expect(new Set(cdn.purges)).toEqual(new Set([`Bearer ${PURGE_TOKEN}`]));
});

test('while the site is away its pages are shown as they were', async () => {
  await ask('/');
  await site.stop('SIGKILL');
  const answer = await ask('/');
  expect([answer.status, answer.text.includes('</html>')]).toEqual([200, true]);
});
