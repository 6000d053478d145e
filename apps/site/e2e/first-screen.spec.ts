import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './site.ts';

/** Where every element of the bar and the hero that is seen stands, and how it is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.site-bar *, .hero, .hero *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fill, stroke, display, opacity } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(' ');
      const name = element.getAttribute('class') ?? element.localName;
      if (!element.checkVisibility()) return name;
      return [name, box, color, backgroundColor, fill, stroke, display, opacity].join(' | ');
    }),
  );

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1366, 625],
  [1536, 864],
] as const) {
  test(`at ${width}×${height} the first screen is whole before the other styles are here`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // A script says whether the office is open; its words are not this test's.
    await page.route('**/*.js', (route) => route.abort());
    let letStylesCome: () => void = () => undefined;
    const wanted = new Promise<void>((resolve) => (letStylesCome = resolve));
    await page.route('**/landing-rest.*.css', async (route) => {
      await wanted;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('.pricing').count()).toBe(0);
    const before = await drawn(page);
    expect(before.length).toBeGreaterThan(150);

    letStylesCome();
    await page.waitForLoadState('load');
    await expect(page.locator('.pricing')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    expect(await drawn(page)).toEqual(before);
  });
}

test('the first screen’s styles are few', async ({ page }) => {
  await page.goto('/');
  const styles = await page.locator('head style').first().textContent();
  expect(brotliCompressSync(styles ?? '').length).toBeLessThan(7_150);
});

test('what is below is laid out while nobody does anything', async ({ page }) => {
  await page.goto('/');
  const sections = page.locator('.hero ~ .section');
  await expect
    .poll(() =>
      sections.evaluateAll((all) => [
        ...new Set(all.map((section) => getComputedStyle(section).contentVisibility)),
      ]),
    )
    .toEqual(['visible']);
});
