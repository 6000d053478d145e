import { chromium, type Page } from '@playwright/test';
import { isHydrated } from '../e2e/lead-form.ts';
import { launchOptions } from '../playwright.config.ts';
import { startSampleSite } from './load.ts';
import { spread, table } from './report.ts';

/** Delays between keys, ms: keys are pressed before, during and after the hydration of the form. */
const rhythms = [60, 120, 250, 450, 700];

/** Typed text by field id. Playwright sends key events for the letters of its keyboard only. */
const typed = {
  'lead-fullName': 'Somying Tangjai',
  'lead-phone': '081-234-5678',
  'lead-email': 'somying@clinic.co.th',
};

/** Collects the delays from key to paint (ms, in steps of 8) and the long tasks (ms, from 50) from now on. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const found = { keys: [0], tasks: [0] };
    // The types lack `durationThreshold`; without it events below 104 ms are not reported.
    const keys: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^(key|input|beforeinput)/.test(name)) found.keys.push(duration);
    }).observe(keys);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.tasks.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { found });
  });

/**
 * Measures typing into the form of the landing page on a phone with a slow processor: the delay from key to paint, and
 * the longest task.
 */
export async function measureForm(): Promise<string> {
  const site = await startSampleSite();
  const browser = await chromium.launch(launchOptions);
  /** Opens the page with an empty cache and types into each field right after tapping it. */
  const type = async (rate: number, rhythm: number) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await page.locator('#lead-fullName').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await observe(page);
    for (const [id, text] of Object.entries(typed)) {
      // Waits until the field stands still: sections above it are laid out when they come near.
      await page.locator(`#${id}`).tap({ position: { x: 40, y: 10 } });
      await page.keyboard.type(text, { delay: rhythm });
    }
    // Late entries are reported with the next frames.
    await page.waitForTimeout(1500);
    await isHydrated(page);
    const found = await page.evaluate(
      () => (window as unknown as { found: { keys: number[]; tasks: number[] } }).found,
    );
    await context.close();
    return { key: Math.max(...found.keys), task: Math.max(...found.tasks) };
  };
  try {
    const turns: Record<'at4' | 'at6', { key: number; task: number }>[] = [];
    for (const rhythm of rhythms)
      turns.push({ at4: await type(4, rhythm), at6: await type(6, rhythm) });
    const row = (name: string, of: 'key' | 'task', wanted: string) => [
      name,
      spread(turns.map(({ at4 }) => at4[of])),
      spread(turns.map(({ at6 }) => at6[of])),
      wanted,
    ];
    return `The landing page's form at 360 × 740 px with a processor slowed 4 and 6 times, typed into at the first touch; median of ${rhythms.length} runs (lowest–highest), a key every ${rhythms.join(', ')} ms. A key waits until the frame that shows it (Event Timing, steps of 8 ms).

${table([
  ['', '4×', '6×', 'wanted'],
  row('The slowest key, ms', 'key', '≤ 100 at 6×'),
  row('The longest task, ms (0: none took 50)', 'task', '≤ 100 at 4×'),
])}`;
  } finally {
    await browser.close();
    await site.stop();
  }
}
