import { hoursOn } from '@clinicdee/brand/opening-hours';
import type { Locator, Page } from '@playwright/test';
import { fill } from '../src/content/fill-in.ts';
import { th } from '../src/content/th/index.ts';
import { expect, test } from './site.ts';

const { opening, story } = th.hero;

/** The story's parts, as they come: each is where the page has it once its moment has passed. */
const parts = ['.scene-card', '.scene-ticket', '.scene-push', '.scene-bill .slip', '.roll > span'];

/** Every animation of the hero's story; the two buttons' own are no part of it. */
const storyOf = (page: Page) =>
  page.locator('.hero').evaluate(
    (hero, selectors) =>
      hero
        .getAnimations({ subtree: true })
        .filter(({ effect }) =>
          selectors.some((part) => (effect as KeyframeEffect).target?.matches(part)),
        )
        .map((animation) => ({
          name: (animation as CSSAnimation).animationName,
          state: animation.playState,
          at: Number(animation.currentTime),
        })),
    parts,
  );

/** Opens the landing page with the story at its first moment, however slow this machine is. */
async function openAtTheFirstMoment(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/');
}

/** Winds the story to its end, as eight seconds do. */
const wind = (page: Page) =>
  page
    .locator('.hero')
    .evaluate((hero) => hero.getAnimations({ subtree: true }).forEach((one) => one.finish()));

/** Whether something is drawn in full, inside the hero. */
const isThere = (part: Locator) =>
  part.evaluate((element) => {
    const { opacity, visibility, translate } = getComputedStyle(element);
    return opacity === '1' && visibility === 'visible' && !translate.includes('%');
  });

test('the visit is told in its order: card, ticket, message, receipt, income', async ({ page }) => {
  await openAtTheFirstMoment(page);
  const settled = await page.locator('.hero').evaluate((hero, selectors) => {
    const all = hero.getAnimations({ subtree: true });
    const looks = () =>
      selectors.map((selector) => {
        const element = hero.querySelector(selector);
        if (!element) return 'missing';
        const { x, y } = element.getBoundingClientRect();
        return [x, y, getComputedStyle(element).opacity]
          .map((one) => Number(one).toFixed(1))
          .join();
      });
    for (const one of all) one.pause();
    const moments: string[][] = [];
    for (let at = 0; at <= 8200; at += 100) {
      for (const one of all) one.currentTime = at;
      moments.push(looks());
    }
    const end = moments.at(-1) ?? [];
    // The last moment at which a part still looked otherwise than at the end.
    return selectors.map((_, index) => moments.findLastIndex((look) => look[index] !== end[index]));
  }, parts);
  expect(settled[0], 'the card moves').toBeGreaterThan(0);
  expect(settled).toEqual([...settled].sort((one, other) => one - other));
  expect(new Set(settled).size).toBe(parts.length);
});

test('what of the story takes time is animated without the page’s main thread', async ({
  page,
}) => {
  await openAtTheFirstMoment(page);
  const onMainThread = await page.locator('.hero').evaluate((hero) => {
    const composited = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity']);
    const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    return hero.getAnimations({ subtree: true }).flatMap((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const changed = (animation.effect as KeyframeEffect)
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame).filter((name) => !own.has(name)));
      const isInDrawing = target instanceof SVGElement && target.ownerSVGElement !== null;
      const isShort = Number(animation.effect?.getTiming().duration) <= 1;
      const isFree = isShort || (!isInDrawing && changed.every((name) => composited.has(name)));
      return isFree ? [] : [`${target?.getAttribute('class')}: ${changed.join(' ')}`];
    });
  });
  expect(onMainThread).toEqual([]);
});

test('the visit can be paused, goes on, and can be seen again', async ({ page }) => {
  await openAtTheFirstMoment(page);
  const pause = page.getByRole('checkbox', { name: story.pause });
  const again = page.getByRole('checkbox', { name: story.again });
  await expect(again).toBeHidden();
  await pause.focus();
  await page.keyboard.press('Space');
  const states = async () => [...new Set((await storyOf(page)).map(({ state }) => state))];
  expect(await states()).toEqual(['paused']);
  await page.keyboard.press('Space');
  expect(await states()).not.toContain('paused');

  await wind(page);
  await expect(pause).toBeHidden();
  const before = await storyOf(page);
  await again.focus();
  await page.keyboard.press('Space');
  const after = await storyOf(page);
  expect(after.length).toBeGreaterThanOrEqual(parts.length);
  expect(after.map(({ state }) => state)).not.toContain('finished');
  const names = new Set(before.map(({ name }) => name));
  expect(after.filter(({ name }) => names.has(name))).toEqual([]);
});

test('without motion the visit is there as it ended', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await storyOf(page)).toEqual([]);
  for (const part of parts) expect(await isThere(page.locator(part).first()), part).toBe(true);
  await expect(page.locator('.replay')).toBeHidden();
});

/** Phones, tablets and desktops on which the scene is another one each. */
const screens = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1366, 625],
  [1536, 864],
] as const;

test('what stands on the counter stands clear of its neighbours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const gaps = await page.locator('.visit-scene').evaluate((scene) => {
      const box = (selector: string) =>
        scene.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const reader = box('.scene-reader .drawing-fill');
      const printer = box('.scene-printer .drawing-fill');
      const bill = box('.scene-bill');
      const message = box('.scene-push');
      const ticket = box('.scene-ticket');
      const beside = Math.max(message.left - bill.right, bill.top - message.bottom);
      return [ticket.left - reader.right, printer.left - ticket.right, beside];
    });
    // A turned ticket's box is wider than what is drawn of it: nothing touches when the boxes do not.
    expect(Math.min(...gaps), `${width}×${height}: ${gaps.join(' ')}`).toBeGreaterThanOrEqual(-0.5);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a role and a package are chosen by key and by tap, and shown alone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/#contact');
      const roles = page.locator('.groups-switch').getByRole('radio');
      const panels = page.locator('.groups :is(.group-owner, .group-doctor, .group-front)');
      await roles.nth(0).focus();
      await page.keyboard.press('ArrowRight');
      await expect(roles.nth(1)).toBeChecked();
      await expect(panels.nth(1)).toBeVisible();
      for (const other of [0, 2]) await expect(panels.nth(other)).toBeHidden();

      if (th.packages.length === 1) return;
      const packages = page.locator('.pricing .switch').getByRole('radio');
      const cards = page.locator('.plan');
      await packages.last().check();
      await expect(cards.last()).toBeVisible();
      await expect(cards.first()).toBeHidden();
    });
  });
}

const { closes, opens } = th.brand.opening;
/** Days from a Tuesday on, and the first of them with the usual hours, and whose next one has them too. */
const days = Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(2026, 10, 24 + index)));
const isUsual = (day: Date | undefined) => {
  const hours = day && hoursOn(day, th.brand.opening);
  return hours?.opens === opens && hours.closes === closes;
};
const dayOf = (day: Date | undefined) => day?.toISOString().slice(0, 10);
const usual = dayOf(days.find(isUsual));
const beforeUsual = dayOf(days.find((_, index) => isUsual(days[index + 1])));
const [onSaturday, onSunday, onMonday] = [28, 29, 30].map((day) =>
  hoursOn(new Date(Date.UTC(2026, 10, day)), th.brand.opening),
);
const isShutAtTheWeekend = !onSaturday && !onSunday && onMonday?.opens === opens;
/** Moments of Bangkok's clock, and what is said beside the number then. */
const moments = [
  ['on a working day', `${usual}T${opens}:01+07:00`, fill(opening.open, { clock: closes })],
  ['before the doors open', `${usual}T06:00:00+07:00`, fill(opening.today, { clock: opens })],
  [
    'after they closed',
    `${beforeUsual}T${closes}:01+07:00`,
    fill(opening.tomorrow, { clock: opens }),
  ],
  // A vendor may have other days.
  ...(isShutAtTheWeekend
    ? [
        [
          'on a Saturday',
          '2026-11-28T12:00:00+07:00',
          fill(opening.later, { day: 'วันจันทร์', clock: opens }),
        ] as const,
      ]
    : []),
] as const;

test('whether somebody answers now is said by the clock and the holidays', async ({ page }) => {
  const said = page.locator('.hours-state');
  for (const [when, moment, words] of moments) {
    await page.clock.setFixedTime(moment);
    await page.goto('/');
    await expect(said, when).toHaveAttribute('data-says', words);
  }
});

test('doors that stay shut for a week and more open on a date, not on a weekday', async ({
  page,
}) => {
  const closed = days.slice(0, 14).map(dayOf).join(' ');
  const reopens = days.slice(14).find(isUsual);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('data-holidays="', `$&${closed} `);
    await route.fulfill({ response, body: html });
  });
  await page.clock.setFixedTime('2026-11-24T12:00:00+07:00');
  await page.goto('/');
  await expect(page.locator('.hours-state')).toHaveAttribute(
    'data-says',
    fill(opening.later, { day: ` ${reopens?.getUTCDate()} ธ.ค.`, clock: opens }),
  );
});
