import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** What the browser saw of a page: its largest paint, and how much moved by itself. */
interface Seen {
  largest: { ms: number; what: string; isLazy: boolean; isHidden: boolean; excess: number };
  shift: number;
}

/** Adds up how much moves by itself on the pages that are opened from now on. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (entry.hadRecentInput) continue;
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')));
}

/**
 * Opens a page on a slow phone's processor, scrolls through it, and tells what the browser saw. The
 * fonts are there from the page before: how late they come is the network's, and the words of an
 * article may break elsewhere then.
 */
async function look(page: Page, path: string): Promise<Seen> {
  await page.goto('/terms', { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const shiftSoFar = await watchShift(page);
  await page.addInitScript(() => {
    const seen = { largest: undefined as LargestContentfulPaint | undefined };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.largest = list.getEntries().at(-1) as LargestContentfulPaint;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // The browser tells of a paint some time after it.
  await page.waitForFunction(
    () =>
      (window as unknown as { seen: { largest?: LargestContentfulPaint } }).seen.largest?.element,
  );
  const largest = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { largest: LargestContentfulPaint } };
    const element = seen.largest.element as HTMLElement;
    const image = element instanceof HTMLImageElement ? element : undefined;
    const hides = (one: Element) =>
      one
        .getAnimations()
        .some((animation) =>
          (animation.effect as KeyframeEffect).getKeyframes().some((frame) => 'opacity' in frame),
        );
    let isHidden = false;
    for (let one: Element | null = element; one; one = one.parentElement) isHidden ||= hides(one);
    return {
      ms: Math.round(seen.largest.startTime),
      what: `${element.tagName.toLowerCase()} ${element.className}`.trim(),
      isLazy: image?.loading === 'lazy',
      isHidden,
      // How many times more pixels across were fetched than are shown.
      excess: image
        ? Number(/-(\d+)\.webp/.exec(image.currentSrc)?.[1]) /
          (image.clientWidth * devicePixelRatio)
        : 1,
    };
  });
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(300);
  return { largest, shift: await shiftSoFar() };
}

for (const [width, deviceScaleFactor] of [
  [360, 3],
  [1280, 1],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 700 ? 740 : 900 }, deviceScaleFactor });

    for (const path of [
      '/',
      '/articles',
      '/articles/detail/long-guide',
      '/articles/detail/article-2',
    ]) {
      test(`${path}: the largest paint waits for nothing, and nothing moves by itself`, async ({
        page,
      }) => {
        const { largest, shift } = await look(page, path);
        const { ms, what } = largest;
        const description = `${ms} ms (${what}), shift ${shift.toFixed(4)}`;
        test.info().annotations.push({ type: 'largest paint', description });
        console.info(`${width} px ${path}: ${description}`);
        expect(shift).toBeLessThan(0.05);
        expect(largest).toMatchObject({ isLazy: false, isHidden: false });
        expect(largest.excess).toBeGreaterThan(0.5);
        expect(largest.excess).toBeLessThan(2.5);
      });
    }
  });
}

for (const [path, width] of [
  ['/', 360],
  ['/', 1280],
  ['/articles', 360],
  ['/articles', 1280],
] as const) {
  test(`${path} at ${width} px: fonts that come late move nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    let letFontsCome: () => void = () => undefined;
    const painted = new Promise<void>((resolve) => (letFontsCome = resolve));
    await page.route('**/*.woff2', async (route) => {
      await painted;
      await route.continue();
    });
    const shiftSoFar = await watchShift(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    letFontsCome();
    await page.waitForFunction(() => document.fonts.check('1em Anuphan', 'ก'));
    await page.waitForTimeout(300);
    expect(await shiftSoFar()).toBeLessThan(0.05);
  });
}
