/*
 * Measures typing into the form of the landing page on a phone with a slow CPU: the delay from key to paint,
 * alternating with a bare field on a page without scripts; the longest task; and the bytes that scrolling to
 * the form loads. `npm run bench -- form --runs 9`.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { isHydrated } from '../e2e/lead-form.ts';
import { launchOptions } from '../playwright.config.ts';
import { report, spread, table } from './report.ts';
import { startSampleSite } from './sample-site.ts';

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

/** Delays between keys, ms: keys are pressed before, during and after the hydration of the form. */
const rhythms = [60, 120, 250, 450, 700];

/** Typed text by field id. Playwright sends key events for the letters of its keyboard only. */
const typed = {
  'lead-fullName': 'Somying Tangjai',
  'lead-phone': '081-234-5678',
  'lead-email': 'somying@clinic.co.th',
};

interface Typing {
  /** The longest delay from a key to its paint, ms, in steps of 8. */
  slowestKey: number;
  /** The longest task, ms; 0 when none took 50. */
  longestTask: number;
}

/** Starts to observe the delays of keys and the duration of tasks. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const found = { slowestKey: 0, longestTask: 0 };
    // The types lack `durationThreshold`; without it events below 104 ms are not reported.
    const keys: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (/^(key|input|beforeinput)/.test(name)) {
          found.slowestKey = Math.max(found.slowestKey, duration);
        }
      }
    }).observe(keys);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        found.longestTask = Math.max(found.longestTask, duration);
      }
    }).observe({ type: 'longtask' });
    Object.assign(window, { found });
  });

/** Types into each field right after tapping it, and returns the slowest values. */
async function type(page: Page, fields: Record<string, string>, rhythm: number): Promise<Typing> {
  await watch(page);
  for (const [id, text] of Object.entries(fields)) {
    // Waits until the field stands still: sections above it are laid out when they come near.
    await page.locator(`#${id}`).tap({ position: { x: 40, y: 10 } });
    await page.keyboard.type(text, { delay: rhythm });
  }
  // Late entries are reported with the next frames.
  await page.waitForTimeout(1500);
  return page.evaluate(() => (window as unknown as { found: Typing }).found);
}

/** Opens a page on a phone with an empty cache, scrolls to the fields and fills them; sizes in KiB. */
async function measure(url: string, fields: Record<string, string>, rate: number, rhythm: number) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'th-TH',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = bytes;
  const [id = ''] = Object.keys(fields);
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const scrolled = bytes;
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const typing = await type(page, fields, rhythm);
  if (url === site.url) await isHydrated(page);
  await context.close();
  return { ...typing, scrolled: (scrolled - first) / 1024, touched: (bytes - scrolled) / 1024 };
}

type Figures = Awaited<ReturnType<typeof measure>>;

const bare = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end('<!doctype html><title>field</title><input id="field" autofocus>');
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
const site = await startSampleSite();
const browser = await chromium.launch(launchOptions);
const turns: { bare: Figures; at6: Figures; at4: Figures }[] = [];
try {
  for (let at = 0; at < Number(options.runs); at++) {
    const rhythm = rhythms[at % rhythms.length] ?? 0;
    turns.push({
      bare: await measure(bareUrl, { field: typed['lead-fullName'] }, 6, rhythm),
      at6: await measure(site.url, typed, 6, rhythm),
      at4: await measure(site.url, typed, 4, rhythm),
    });
  }
} finally {
  await browser.close();
  await site.stop();
  bare.close();
}

const row = (name: string, of: (form: Figures) => number, wanted: string, digits: number) => [
  name,
  spread(
    turns.map(({ at4 }) => of(at4)),
    digits,
  ),
  '',
  wanted,
];
const rows = [
  ['', 'the form', 'a bare field', 'wanted'],
  [
    'The slowest key at 6×, ms',
    spread(turns.map(({ at6 }) => at6.slowestKey)),
    spread(turns.map((turn) => turn.bare.slowestKey)),
    '≤ 100',
  ],
  row('The longest task at 4×, ms (0: none took 50)', (form) => form.longestTask, '≤ 100', 0),
  row('Fetched by scrolling to it, KiB', ({ scrolled }) => scrolled, '≤ 65', 1),
  row('Fetched by touching it, KiB', ({ touched }) => touched, '', 1),
];
await report(
  'form',
  'The form',
  `The landing page's form at 360 × 740 px with a slowed processor, typed into at the first touch; median of ${turns.length} runs alternating with a bare field (lowest–highest), a key every ${rhythms.join(', ')} ms. A key waits until the frame that shows it (Event Timing, steps of 8 ms).\n\n${table(rows)}`,
);
