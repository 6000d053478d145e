import type { Page } from '@playwright/test';
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

/** CSS pixels by screen width. */
const lengths: Record<number, number> = { 360: 13_500, 768: 10_500, 1280: 9_600 };

/** Sheets of A4. */
const sheets = 6;

test('the landing page keeps its length', async ({ page }) => {
  const seen: Record<string, number> = {};
  for (const width of Object.keys(lengths)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    // With this target every section is laid out (screens/landing-page.css).
    await page.goto('/#contact');
    await page.evaluate(() => document.fonts.ready);
    seen[width] = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  expect(exceeded(seen, lengths)).toEqual([]);
});

const KIB = 1024;
/** Bytes of a first visit, with headers. */
const PAGE = 80 * KIB;
/** Scripts of these, before any input. */
const SCRIPTS = 10 * KIB;
/** The scripts of a form, with React. */
const FORM = 85_000;

interface Route {
  elements: number;
  /** The form is on the first screen, so its script loads at once. */
  isForm?: boolean;
}
const routes: Record<string, Route> = {
  '/': { elements: 1_600 + moreInAll },
  '/articles': { elements: 1_300 },
  '/articles/detail/long-guide': { elements: 600 },
  '/pdpa': { elements: 700 },
  '/terms': { elements: 500 },
  '/contact': { elements: 300, isForm: true },
  '/register': { elements: 400 + more(th.packages.length, 3, 14), isForm: true },
  '/thanks?ref=ABCD-1234': { elements: 200 },
  '/register/thanks?ref=R1': { elements: 200 },
  '/no-such-page': { elements: 200 },
};

/** The first answer of a page is compressed quickly; waits for the better compression. */
async function waitForBrotli(address: string) {
  const headers = { 'accept-encoding': 'br, zstd' };
  const coding = async () => (await fetch(address, { headers })).headers.get('content-encoding');
  await expect.poll(coding).toBe('br');
}

for (const [route, { elements, isForm = false }] of Object.entries(routes)) {
  test(`${route} keeps its limits of elements and bytes`, async ({ page, site }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const urls = new Map<string, string>();
    const weights = new Map<string, number>();
    client.on('Network.responseReceived', ({ requestId, response }) =>
      urls.set(requestId, response.url),
    );
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      weights.set(requestId, encodedDataLength),
    );
    await page.setViewportSize({ width: 360, height: 740 });
    if (route.startsWith('/articles')) await waitForBrotli(site.url + route);
    await page.goto(route, { waitUntil: 'networkidle' });
    const files = [...weights]
      .map(([id, weight]) => ({ url: (urls.get(id) ?? '').replace(site.url, ''), weight }))
      // Browsers request the favicon only sometimes.
      .filter(({ url }) => url.startsWith('/') && !url.startsWith('/favicon'));
    const report = files.map(({ url, weight }) => `${url} ${weight}`).join('\n');
    const weigh = (some: typeof files) => some.reduce((sum, { weight }) => sum + weight, 0);
    const scripts = files.filter(({ url }) => url.endsWith('.js'));
    const seen = {
      elements: await page.locator('*').count(),
      all: weigh(files),
      scripts: weigh(scripts),
    };
    test.info().annotations.push({ type: 'size', description: JSON.stringify(seen) });
    const form = isForm ? FORM : 0;
    const limits = { elements, all: PAGE + form, scripts: SCRIPTS + form };
    expect(exceeded(seen, limits), report).toEqual([]);
    if (!isForm) expect(scripts.filter(({ url }) => url.includes('react'))).toEqual([]);
  });
}

test('prints on few sheets without an empty one', async ({ page }) => {
  await page.goto('/');
  expect((await printed(page)).length).toBeLessThanOrEqual(sheets);
  await page.goto('/articles/detail/long-guide');
  const article = await printed(page);
  expect(article.length).toBeGreaterThan(1);
  expect(Math.min(...article), `bytes of drawing by sheet: ${article.join(', ')}`).toBeGreaterThan(
    EMPTY,
  );
});

test('prints the contact data, except on articles and legal texts', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/contact', '/register', '/thanks?ref=ABCD-1234', '/articles']) {
    await page.goto(path);
    await expect(page.locator('.site-footer'), path).toBeVisible();
  }
  for (const path of ['/pdpa', '/articles/detail/long-guide']) {
    await page.goto(path);
    await expect(page.locator('.site-footer'), path).toBeHidden();
  }
});

/** Bytes of the content of an empty sheet. */
const EMPTY = 250;

/** The bytes of the content of each sheet. */
async function printed(page: Page): Promise<number[]> {
  await page.evaluate(() => document.fonts.ready);
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/Type \/Page\b(?!s)[^]*?\/Contents (\d+) 0 R/g)].map(([, contents]) => {
    const stream = new RegExp(`\\n${contents ?? ''} 0 obj\\s*<<[^]*?/Length (\\d+)`).exec(pdf);
    return Number(stream?.[1] ?? 0);
  });
}

/** The values over their limits. */
const exceeded = (seen: Record<string, number>, limits: Record<string, number>) =>
  Object.entries(limits).flatMap(([name, limit]) => {
    const size = seen[name] ?? Infinity;
    return size > limit ? [`${name}: ${size}, at most ${limit}`] : [];
  });
