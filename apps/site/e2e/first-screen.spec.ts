import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { hasOwnMark } from '@clinicdee/brand';
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
  test(`at ${width}×${height} the first screen is whole without the other styles`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // A script says whether the office is open; its words are not this test's.
    await page.route('**/*.js', (route) => route.abort());
    // Whether it comes in time is the machine's, and not this test's either.
    await page.route('**/plex-looped*.woff2', (route) => route.abort());
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const whole = await drawn(page);
    expect(whole.length).toBeGreaterThan(150);

    // The same page and the same fonts, without what travels behind the hero.
    const taken = await page.evaluate(() => {
      const styles = document.querySelector('.hero + svg > style');
      styles?.remove();
      return styles?.textContent.length ?? 0;
    });
    expect(taken).toBeGreaterThan(10_000);
    await page.evaluate(() => document.fonts.ready);
    expect(await drawn(page)).toEqual(whole);
  });
}

test('the first screen’s styles are few', async ({ page }) => {
  await page.goto('/');
  const styles = await page.locator('head style').first().textContent();
  expect(brotliCompressSync(styles ?? '').length).toBeLessThan(7_050);
});

test('before the first paint nothing is asked for but the document and its fonts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const client = await page.context().newCDPSession(page);
  const asked: { url: string; at: number }[] = [];
  client.on('Network.requestWillBeSent', ({ request, wallTime }) =>
    asked.push({ url: request.url, at: wallTime * 1000 }),
  );
  await client.send('Network.enable');
  await page.goto('/');
  const painted = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByType('paint')[0]?.startTime ?? 0),
  );
  const scripts = asked.filter(({ url }) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const early = asked.filter(({ url, at }) => url.startsWith('http') && at < painted);
  const paths = early.map(({ url }) => new URL(url).pathname);
  // A mark of a vendor's own is a file beside the words.
  const mark = hasOwnMark ? '/favicon.svg' : undefined;
  expect(paths.filter((path) => path !== mark && !/^\/$|\.woff2$/.test(path))).toEqual([]);
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

test('what is below is laid out while nobody does anything', async ({ page }) => {
  await page.goto('/');
  const sections = page.locator('.hero ~ .section, .contact');
  await expect
    .poll(() =>
      sections.evaluateAll((all) => [
        ...new Set(all.map((section) => getComputedStyle(section).contentVisibility)),
      ]),
    )
    .toEqual(['visible']);
});
