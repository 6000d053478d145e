import { addresses } from './addresses.ts';
import { isBad, lineBreaks, otherDictionary } from './line-breaks.ts';
import { expect, test } from './site.ts';

/** Pixels between two widths; `LINE_BREAK_STEP=16` takes some minutes. */
const step = Number(process.env.LINE_BREAK_STEP ?? 160);
/** The highest share of bad line breaks. */
const MAX_BAD = 0.005;

test('lines break between words, on every page at every width', async ({ page }) => {
  test.setTimeout(20 * 60_000);
  const dictionary = otherDictionary();
  const bad: string[] = [];
  let all = 0;
  for (const address of addresses) {
    await page.goto(address);
    for (let width = 320; width <= 1600; width += step) {
      await page.setViewportSize({ width, height: 800 });
      for (const found of await lineBreaks(page)) {
        all++;
        if (!isBad(found, dictionary)) continue;
        bad.push(`${address} ${width}: ${found.before.slice(-20)}|${found.after.slice(0, 20)}`);
      }
    }
  }
  test.info().annotations.push({ type: 'line breaks', description: `${bad.length} of ${all}` });
  expect(all).toBeGreaterThan(1000);
  expect(bad.length / all, [...new Set(bad)].join('\n')).toBeLessThanOrEqual(MAX_BAD);
});
