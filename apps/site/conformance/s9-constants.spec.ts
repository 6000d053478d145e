import type { Page } from '@playwright/test';
import { misbehaviours } from '../e2e/content-site.ts';
import { waitFor, withoutArticles } from './edge.ts';
import { row } from './row.ts';

// Spec §9: business constants and limits. Those of the form are in §5, of the list call in §7.

row(
  'S9.cards.1',
  'Card animation delay 0.2 s per index',
  true,
  async (visitor) => {
    const cards = (await visitor.reads('/articles')).locator('.cards > .card');
    const delays = await cards.evaluateAll((all) =>
      all
        .filter((card) => card.getBoundingClientRect().top < innerHeight)
        .map((card) => parseFloat(getComputedStyle(card).animationDelay)),
    );
    return (
      delays.length > 1 && delays.every((delay, index) => Math.abs(delay - index * 0.2) < 0.001)
    );
  },
  'the index among the cards that come into view together',
);
const tooltip = '.comparison [data-tip]';

/** Opens the comparison table completely. */
async function openTable(page: Page) {
  await page.locator('.comparison-frame > summary').click();
  await page.locator('.comparison-show-same').click();
}

row('S9.tooltip.1', 'Tooltip delay 700 ms', [false, true], async (visitor) => {
  const page = await visitor.arrives();
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await openTable(page);
  const word = page.locator(tooltip).first();
  await word.scrollIntoViewIfNeeded();
  // The first hover loads the script; the second is timed.
  await word.hover();
  await page.clock.runFor(2000);
  await page.mouse.move(5, 5);
  await page.clock.runFor(2000);
  // From here on the clock stands still except for `runFor`.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await word.hover();
  const tip = page.locator('.comparison .tip').first();
  await page.clock.runFor(650);
  const early = await tip.isVisible();
  await page.clock.runFor(100);
  return [early, await tip.isVisible()];
});
row(
  'S9.tooltip.2',
  'Tooltip skip window 300 ms: the next one opens at once',
  true,
  async (visitor) => {
    const page = await visitor.opens('/');
    await openTable(page);
    await page.locator(tooltip).nth(1).hover();
    await page.locator('.comparison .tip').nth(1).waitFor();
    await page.locator(tooltip).nth(2).hover();
    const from = Date.now();
    await page.locator('.comparison .tip').nth(2).waitFor();
    return Date.now() - from < 600;
  },
);

row(
  'S9.toast.1',
  'Toasts: max 3 visible, at most 420 px wide; each is open or closed (§4)',
  [3, true, 0],
  async (visitor) => {
    const page = await visitor.opens('/terms');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      for (let time = 0; time < 5; time++) dispatchEvent(new Event('online'));
    });
    const toasts = page.locator('.toast');
    await toasts.nth(2).waitFor();
    const box = await page.getByRole('region', { name: 'ข้อความแจ้ง' }).boundingBox();
    const open = await toasts.count();
    for (let left = open; left > 0; left--) await toasts.first().getByRole('button').click();
    await toasts.first().waitFor({ state: 'detached' });
    return [open, (box?.width ?? Infinity) <= 420, await toasts.count()];
  },
);

row(
  'S9.retry.1',
  'Data-fetch retries 3 times with backoff min(1000*2^n, 30000) ms',
  [4, [1, 2, 4]],
  async () => {
    const asked: number[] = [];
    const failure: Parameters<typeof withoutArticles>[0] = (request, response) => {
      asked.push(Date.now());
      misbehaviours['answers 500'](request, response);
    };
    await withoutArticles(failure, async () => {
      await waitFor(() => asked[3]);
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    const waits = asked.slice(1).map((at, index) => (at - (asked[index] ?? 0)) / 1000);
    return [asked.length, waits.map((seconds) => 2 ** Math.floor(Math.log2(seconds + 0.05)))];
  },
);
row(
  'S9.cache.1',
  'An unused cache is kept for 5 minutes',
  [0, 1],
  async (visitor) => {
    const page = await visitor.arrives();
    await page.clock.install();
    await page.goto('/articles');
    let asked = 0;
    await page.route('**/articles', async (route) => {
      asked++;
      await route.continue();
    });
    const comeBack = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await comeBack();
    await page.clock.fastForward('04:30');
    await comeBack();
    const early = asked;
    await page.clock.fastForward('01:00');
    const renewed = page.waitForResponse('**/articles');
    await comeBack();
    await renewed;
    return [early, asked];
  },
  'an open list is fetched again after five minutes',
);
