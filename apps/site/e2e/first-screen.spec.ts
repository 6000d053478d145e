import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no request holds up the first paint', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      // TypeScript's types do not know the property yet.
      blocking: 'renderBlockingStatus' in entry ? entry.renderBlockingStatus : 'unknown',
    })),
  );
  expect(requested.length).toBeGreaterThan(3);
  expect(requested.filter(({ blocking }) => blocking !== 'non-blocking')).toEqual([]);
});

test('no picture is what the first screen is drawn with', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const pictures = await page.evaluate(() =>
    [...document.querySelectorAll('.site-bar *, .hero *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { maskImage, backgroundImage } = getComputedStyle(element);
        return `${maskImage} ${backgroundImage}`.includes('url(');
      })
      .map((element) => element.className),
  );
  expect(pictures).toEqual([]);
});
