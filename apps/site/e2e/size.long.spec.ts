import type { Request } from '@playwright/test';
import { expect, test } from './site.ts';

/* Limits: transferred bytes of each route. */

const KIB = 1024;
/** Bytes of a first visit, with headers. */
const PAGE = 80 * KIB;
/** Scripts of these, before any input. */
const SCRIPTS = 10 * KIB;
/** The scripts of a form, with React. */
const FORM = 85_000;

/** Each route, and the scripts of a form on the first screen, which load at once. */
const routes: [route: string, form?: number][] = [
  ['/'],
  ['/articles'],
  ['/articles/detail/long-guide'],
  ['/pdpa'],
  ['/terms'],
  ['/contact', FORM],
  ['/register', FORM],
  ['/thanks?ref=ABCD-1234'],
  ['/register/thanks?ref=R1'],
  ['/no-such-page'],
];

/** The first answer of a page is compressed quickly; waits for the better compression. */
async function waitForBrotli(address: string) {
  const headers = { 'accept-encoding': 'br' };
  const coding = async () => (await fetch(address, { headers })).headers.get('content-encoding');
  await expect.poll(coding).toBe('br');
}

for (const [route, form = 0] of routes) {
  test(`${route} keeps its limits of bytes`, async ({ page, site }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.setViewportSize({ width: 360, height: 740 });
    if (route.startsWith('/articles')) await waitForBrotli(site.url + route);
    await page.goto(route, { waitUntil: 'networkidle' });
    const files = await Promise.all(
      // Browsers request the favicon only sometimes.
      requests
        .filter((one) => one.url().startsWith(site.url) && !one.url().includes('/favicon'))
        .map(async (one) => {
          const { responseBodySize, responseHeadersSize } = await one.sizes();
          return { url: one.url(), weight: responseBodySize + responseHeadersSize };
        }),
    );
    const report = files.map(({ url, weight }) => `${url} ${weight}`).join('\n');
    const weigh = (some: typeof files) => some.reduce((sum, { weight }) => sum + weight, 0);
    const scripts = files.filter(({ url }) => url.endsWith('.js'));
    expect.soft(weigh(files), report).toBeLessThanOrEqual(PAGE + form);
    expect.soft(weigh(scripts), report).toBeLessThanOrEqual(SCRIPTS + form);
    if (form === 0) expect(scripts.filter(({ url }) => url.includes('react'))).toEqual([]);
  });
}

test('prints the contact data, except on articles and legal texts', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const texts = ['/pdpa', '/articles/detail/long-guide'];
  for (const path of ['/', '/contact', '/register', '/thanks?ref=A', '/articles', ...texts]) {
    await page.goto(path);
    await expect(page.locator('.site-footer'), path).toBeVisible({
      visible: !texts.includes(path),
    });
  }
});
