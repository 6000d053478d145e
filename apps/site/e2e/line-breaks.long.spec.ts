import { unbind } from '@clinicdee/thai';
import { addresses } from './addresses.ts';
import { isBad, lineBreaks, otherDictionary } from './line-breaks.ts';
import { expect, test } from './site.ts';

/** Pixels from one width to the next; `LINE_BREAK_STEP=16` looks closely, in some minutes. */
const step = Number(process.env.LINE_BREAK_STEP ?? 160);
/** Of all lines that end within a text. */
const MOST_BAD = 0.005;

test('lines end between words, on every page at every width', async ({ page }) => {
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
  expect(bad.length / all, [...new Set(bad)].join('\n')).toBeLessThanOrEqual(MOST_BAD);
});

/** Of a page's HTML, beside the same without spaces that do not break, soft hyphens and spans for words. */
const MOST_ADDED = 0.02;
/** The words of a vendor's lawyer may weigh a little more. */
const MOST_ADDED_TO_LAW = 0.022;

for (const address of addresses) {
  test(`costs hardly any HTML on ${address}`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const bare = unbind(html).replace(/<span class="keep">([^<]*)<\/span>/g, '$1');
    expect(bare).not.toBe(html);
    const most = ['/pdpa', '/terms'].includes(address) ? MOST_ADDED_TO_LAW : MOST_ADDED;
    expect(Buffer.byteLength(html) / Buffer.byteLength(bare) - 1).toBeLessThanOrEqual(most);
  });
}
