import type { Locator, Page } from '@playwright/test';
import { th } from '../src/content/th/index.ts';
import { expect, test, testWithoutScript } from './site.ts';

const { story } = th.hero;

/** The parts of the hero's story, in the order in which they appear. */
const parts = ['.scene-card', '.scene-ticket', '.scene-push', '.scene-bill .slip', '.roll > span'];

/** The states of the story's animations, without those of the buttons. */
const storyOf = (page: Page) =>
  page.locator('.hero').evaluate(
    (hero, selectors) =>
      hero
        .getAnimations({ subtree: true })
        .filter(({ effect }) => (effect as KeyframeEffect).target?.matches(selectors.join()))
        .map(({ playState }) => playState),
    parts,
  );

/** Whether an element is fully visible in the hero. */
const isShown = (part: Locator) =>
  part.evaluate((element) => {
    const { opacity, visibility, translate } = getComputedStyle(element);
    return opacity === '1' && visibility === 'visible' && !translate.includes('%');
  });

test('can be paused, continued and replayed by keyboard', async ({ page }) => {
  // All animations are stopped at their start.
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/');
  const pause = page.getByRole('checkbox', { name: story.pause });
  const again = page.getByRole('button', { name: story.again });
  await expect(again).toBeHidden();
  await pause.focus();
  await page.keyboard.press('Space');
  expect(new Set(await storyOf(page))).toEqual(new Set(['paused']));
  await page.keyboard.press('Space');
  expect(await storyOf(page)).not.toContain('paused');

  await page
    .locator('.hero')
    .evaluate((hero) => hero.getAnimations({ subtree: true }).forEach((one) => one.finish()));
  await expect(pause).toBeHidden();
  expect(await storyOf(page)).toEqual([]);
  await again.focus();
  await page.keyboard.press('Space');
  const after = await storyOf(page);
  expect(after.length).toBeGreaterThanOrEqual(parts.length);
  expect(after).not.toContain('finished');
});

test('shows the final state under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await storyOf(page)).toEqual([]);
  for (const part of parts) expect(await isShown(page.locator(part).first()), part).toBe(true);
  await expect(page.locator('.replay')).toBeHidden();
});

testWithoutScript('shows only the chosen role and the chosen package', async ({ page }) => {
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
