import { isSampleVendor } from '@clinicdee/brand/vendor';
import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import type { SectionName } from '../src/content/sections.ts';
import { th } from '../src/content/th/index.ts';
import { expect, test } from './site.ts';

/*
 * What the landing page may be: elements by section, length by width, bytes by file, sheets of paper. The
 * limits lie a little above what it is; a report of what it is stands beside every one that is passed.
 */

/** How many elements those weigh of which a vendor shows more than the page was drawn with. */
const more = (shown: number, drawn: number, each: number) => Math.max(0, shown - drawn) * each;
const morePackages = more(th.packages.length, 3, 90);
const moreDevices = more(th.equipment.devices.length, 6, 22);
const moreClinics = more(th.clinics.names.length, 8, 5);
const moreStories = more(th.stories.told.length, 3, 14);
const moreQuestions = more(th.faq.questions.length, 6, 6);
const moreInAll = morePackages + moreDevices + moreClinics + moreStories + moreQuestions;

/** Kilobytes that a vendor's own names, address and hours may weigh more than those the pages were measured with. */
const ownWords = isSampleVendor ? 0 : 0.5;

/** How many elements a section may have that is not named below. */
const another = 120;
const sections: Partial<Record<SectionName, number>> = {
  clinics: 45 + moreClinics,
  problems: 68,
  'user-groups': 210,
  features: 125,
  workflow: 66,
  results: 68 + moreStories,
  pricing: 368 + morePackages,
  equipment: 130 + moreDevices,
  faq: 36 + moreQuestions,
};

/** Elements of what is shown, from the top; `page` is the whole document. */
const elements: Record<string, number> = {
  hero: 155,
  ...Object.fromEntries(th.sections.map((section) => [section, sections[section] ?? another])),
  contact: 138,
  footer: 45,
  page: 1500 + moreInAll,
};

/** The parts that bear another class than their name. */
const called: Record<string, string> = {
  clinics: 'trusted',
  'user-groups': 'groups',
  footer: 'site-footer',
};

/** CSS pixels from top to end, by the width of the screen. */
const lengths: Record<number, number> = { 360: 13_500, 768: 10_500, 1280: 9_600 };

/**
 * Bytes of what the landing page asks for on its way in, as they travel (brotli); its styles are part of
 * the document, and no file.
 */
const bytes: Record<string, number> = { document: 36_300, styles: 0, scripts: 3_200 };

/** Sheets of A4. */
const sheets = 6;

test('no section has grown: elements', async ({ page }) => {
  await page.goto('/');
  const seen = await page.evaluate(() => {
    const sections = document.querySelectorAll('main section, section.contact, footer');
    return [...sections, document].map((part) => ({
      count: part.querySelectorAll('*').length,
      classes: part instanceof Element ? [...part.classList] : ['page'],
    }));
  });
  const names = Object.keys(elements);
  expect(seen).toHaveLength(names.length);
  for (const [at, { classes }] of seen.entries()) {
    const name = names[at] ?? '';
    expect(classes, `the part number ${at + 1} from the top`).toContain(called[name] ?? name);
  }
  const counts = Object.fromEntries(seen.map(({ count }, at) => [names[at] ?? '', count]));
  expect(grown(counts, elements)).toEqual([]);
});

test('the page has not grown: length', async ({ page }) => {
  const seen: Record<string, number> = {};
  for (const width of Object.keys(lengths)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    // With a target no section's height is a guess (styles/landing.css).
    await page.goto('/#home');
    await page.evaluate(() => document.fonts.ready);
    seen[width] = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  expect(grown(seen, lengths)).toEqual([]);
});

test('the page has not grown: bytes', async ({ page, site }) => {
  const seen: Record<string, number> = { document: 0, styles: 0, scripts: 0 };
  const files: string[] = [];
  page.on('requestfinished', (request) => {
    const kind = { document: 'document', stylesheet: 'styles', script: 'scripts' }[
      request.resourceType()
    ];
    if (kind !== undefined) files.push(`${kind} ${request.url()}`);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const report: string[] = [];
  for (const file of new Set(files)) {
    const [kind = '', url = ''] = file.split(' ');
    const size = brotliCompressSync(await (await page.request.get(url)).body()).length;
    seen[kind] = (seen[kind] ?? 0) + size;
    report.push(`${kind} ${url.replace(site.url, '')} ${size}`);
  }
  test.info().annotations.push({ type: 'bytes', description: report.join('\n') });
  const document = (bytes.document ?? 0) + ownWords * 1000;
  expect(grown(seen, { ...bytes, document }), report.join('\n')).toEqual([]);
});

/**
 * Elements of each route on a phone, and kilobytes (1,000 bytes, with headers) that travel on the way in
 * to somebody who was nowhere before. A registration brings React at once, since it is what is seen.
 */
const routes: Record<string, { elements: number; kilobytes: number }> = {
  '/': { elements: 1_500 + moreInAll, kilobytes: 69.5 },
  '/articles': { elements: 1_075, kilobytes: 65.2 },
  '/articles/detail/long-guide': { elements: 496, kilobytes: 68.3 },
  '/pdpa': { elements: 635, kilobytes: 64.1 },
  '/terms': { elements: 415, kilobytes: 56 },
  '/contact': { elements: 240, kilobytes: 62.7 },
  [`/register?package=${th.packages[0]?.id}`]: {
    elements: 285 + more(th.packages.length, 3, 14),
    kilobytes: 153.5,
  },
  '/no-such-page': { elements: 175, kilobytes: 51.6 },
};

/** Packed in haste for whoever comes first, a page that is kept is packed well meanwhile. */
async function untilPackedWell(address: string) {
  const headers = { 'accept-encoding': 'br, zstd' };
  const coding = async () => (await fetch(address, { headers })).headers.get('content-encoding');
  await expect.poll(coding).toBe('br');
}

for (const [route, limits] of Object.entries(routes)) {
  test(`${route} has not grown: elements and weight`, async ({ page, site }) => {
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
    if (route.startsWith('/articles')) await untilPackedWell(site.url + route);
    await page.goto(route, { waitUntil: 'networkidle' });
    const files = [...weights]
      .map(([id, weight]) => ({ url: (urls.get(id) ?? '').replace(site.url, ''), weight }))
      // Browsers ask for the tab's picture once, and not every one.
      .filter(({ url }) => url.startsWith('/') && !url.startsWith('/favicon'));
    const report = files.map(({ url, weight }) => `${url} ${weight}`).join('\n');
    const seen = {
      elements: await page.locator('*').count(),
      kilobytes: files.reduce((sum, { weight }) => sum + weight, 0) / 1000,
    };
    test.info().annotations.push({ type: 'size', description: JSON.stringify(seen) });
    const kilobytes = limits.kilobytes + ownWords;
    expect(grown(seen, { ...limits, kilobytes }), report).toEqual([]);
  });
}

test('on paper: few sheets, and none of them empty', async ({ page }) => {
  await page.goto('/');
  expect((await printed(page)).length).toBeLessThanOrEqual(sheets);
  await page.goto('/articles/detail/long-guide');
  const article = await printed(page);
  expect(article.length).toBeGreaterThan(1);
  expect(Math.min(...article), `bytes of drawing by sheet: ${article.join(', ')}`).toBeGreaterThan(
    EMPTY,
  );
});

test('on paper: whom to call, but below what is read for itself', async ({ page }) => {
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

/** An empty sheet's drawing takes fewer bytes than this. */
const EMPTY = 250;

/** The lengths of what is drawn on each sheet, in bytes. */
async function printed(page: Page): Promise<number[]> {
  await page.evaluate(() => document.fonts.ready);
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/Type \/Page\b(?!s)[^]*?\/Contents (\d+) 0 R/g)].map(([, contents]) => {
    const stream = new RegExp(`\\n${contents ?? ''} 0 obj\\s*<<[^]*?/Length (\\d+)`).exec(pdf);
    return Number(stream?.[1] ?? 0);
  });
}

/** What is larger than it may be, with both numbers. */
const grown = (seen: Record<string, number>, limits: Record<string, number>) =>
  Object.entries(limits).flatMap(([name, limit]) => {
    const size = seen[name] ?? Infinity;
    return size > limit ? [`${name}: ${size}, at most ${limit}`] : [];
  });
