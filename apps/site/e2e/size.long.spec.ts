import type { Page, Request } from '@playwright/test';
import { th } from '../src/content/th/index.ts';
import { expect, test } from './site.ts';

/* Limits: length and printed sheets of the landing page; elements and transferred bytes of each route. */

/** Additional elements of content that a vendor has more of than the sample. */
const more = (shown: number, drawn: number, each: number) => Math.max(0, shown - drawn) * each;
const morePackages = more(th.packages.length, 3, 90);
const moreDevices = more(th.equipment.devices.length, 6, 22);
const moreClinics = more(th.clinics.names.length, 8, 5);
const moreStories = more(th.stories.told.length, 3, 14);
const moreQuestions = more(th.faq.questions.length, 6, 6);
const moreInAll = morePackages + moreDevices + moreClinics + moreStories + moreQuestions;

for (const [width, length] of [
  [360, 13_500],
  [768, 10_500],
  [1280, 9_600],
] as const) {
  test(`the landing page keeps its length at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // With this target every section is laid out (page-bodies/landing-page.css).
    await page.goto('/#contact');
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(length);
  });
}

const KIB = 1024;
/** Bytes of a first visit, with headers. */
const PAGE = 80 * KIB;
/** Scripts of these, before any input. */
const SCRIPTS = 10 * KIB;
/** The scripts of a form, with React. */
const FORM = 85_000;

/** The elements of each route, and the scripts of a form on the first screen, which load at once. */
const routes: [route: string, elements: number, form?: number][] = [
  ['/', 1_600 + moreInAll],
  ['/articles', 1_300],
  ['/articles/detail/long-guide', 600],
  ['/pdpa', 700],
  ['/terms', 500],
  ['/contact', 300, FORM],
  ['/register', 400 + more(th.packages.length, 3, 14), FORM],
  ['/thanks?ref=ABCD-1234', 200],
  ['/register/thanks?ref=R1', 200],
  ['/no-such-page', 200],
];

/** The first answer of a page is compressed quickly; waits for the better compression. */
async function waitForBrotli(address: string) {
  const headers = { 'accept-encoding': 'br' };
  const coding = async () => (await fetch(address, { headers })).headers.get('content-encoding');
  await expect.poll(coding).toBe('br');
}

for (const [route, elements, form = 0] of routes) {
  test(`${route} keeps its limits of elements and bytes`, async ({ page, site }) => {
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
    expect.soft(await page.locator('*').count()).toBeLessThanOrEqual(elements);
    expect.soft(weigh(files), report).toBeLessThanOrEqual(PAGE + form);
    expect.soft(weigh(scripts), report).toBeLessThanOrEqual(SCRIPTS + form);
    if (form === 0) expect(scripts.filter(({ url }) => url.includes('react'))).toEqual([]);
  });
}

test('prints on few sheets without an empty one', async ({ page }) => {
  await page.goto('/');
  expect((await printed(page)).length).toBeLessThanOrEqual(6);
  await page.goto('/articles/detail/long-guide');
  const article = await printed(page);
  expect(article.length).toBeGreaterThan(1);
  // An empty sheet has 250 bytes of content.
  expect(Math.min(...article), `bytes of drawing by sheet: ${article.join()}`).toBeGreaterThan(250);
});

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

/** The bytes of the content of each sheet. */
async function printed(page: Page): Promise<number[]> {
  await page.evaluate(() => document.fonts.ready);
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/Type \/Page\b(?!s)[^]*?\/Contents (\d+) 0 R/g)].map(([, contents]) => {
    const stream = new RegExp(`\\n${contents ?? ''} 0 obj\\s*<<[^]*?/Length (\\d+)`).exec(pdf);
    return Number(stream?.[1] ?? 0);
  });
}
