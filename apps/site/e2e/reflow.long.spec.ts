import { addresses } from './addresses.ts';
import { scrollWidth, setTextSize } from './page.ts';
import { expect, test } from './site.ts';

/** Headlines need not grow beyond this size in pixels. */
const LARGE = 44;

for (const path of addresses) {
  // With this target the landing page lays out everything below the screen (page-bodies/landing-page.css).
  const whole = path === '/' ? '/#contact' : path;

  test(`${path} does not scroll sideways at 320 px or with 200% text, and enlarges all of it`, async ({
    page,
  }) => {
    for (const [width, rootSize] of [
      [320, '100%'],
      [360, '200%'],
      [768, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(whole);
      await setTextSize(page, rootSize);
      // Text that overflows its box makes the page scroll without an overflowing element.
      expect(await scrollWidth(page), `at ${width} px, text ${rootSize}`).toBeLessThanOrEqual(
        width,
      );
      const overflowing = await page.evaluate(() => {
        const limit = document.documentElement.clientWidth;
        const isClipped = (element: Element): boolean => {
          for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
            const { overflowX, clipPath } = getComputedStyle(up);
            if (overflowX !== 'visible' || clipPath !== 'none') return true;
          }
          return false;
        };
        return [...document.body.querySelectorAll('*')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => element.getBoundingClientRect().right > limit + 1)
          .filter((element) => getComputedStyle(element).clipPath === 'none' && !isClipped(element))
          .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
      });
      expect(overflowing, `at ${width} px, text ${rootSize}`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const left = await page.evaluate((large) => {
      const texts = [...document.querySelectorAll('body *')].filter(
        (element) =>
          element.checkVisibility() &&
          // Drawings are pictures with a text alternative.
          !element.closest('svg, [aria-hidden="true"], [role="img"]') &&
          [...element.childNodes].some(({ nodeType, textContent }) => {
            return nodeType === Node.TEXT_NODE && textContent?.trim();
          }),
      );
      const sizes = () => texts.map((text) => parseFloat(getComputedStyle(text).fontSize));
      const before = sizes();
      document.documentElement.style.fontSize = '200%';
      const after = sizes();
      return texts.flatMap(({ textContent }, index) => {
        const [small = 0, big = 0] = [before[index], after[index]];
        return big < Math.min(1.7 * small, large) ? `${textContent}: ${small} to ${big} px` : [];
      });
    }, LARGE);
    expect(left).toEqual([]);
  });
}
