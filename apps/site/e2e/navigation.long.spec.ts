import { th } from '../src/content/th/index.ts';
import { scrollWidth } from './page.ts';
import { expect, test } from './site.ts';

test('the same label never both dials and opens a page', async ({ page }) => {
  const phoneLabels = new Set<string>();
  const pageLabels = new Set<string>();
  for (const address of ['/', '/articles', '/contact', '/register', '/thanks', '/nothing-here']) {
    await page.goto(address);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')] as const));
    for (const [label, href] of links) {
      // Some labels end with the number.
      const words = label.replace(th.brand.phone.shown, '').replace(/\s+/g, ' ').trim();
      if (words) (href?.startsWith('tel:') ? phoneLabels : pageLabels).add(words);
    }
  }
  expect(phoneLabels.size).toBeGreaterThan(2);
  expect([...phoneLabels].filter((label) => pageLabels.has(label))).toEqual([]);
});

test('the first screen shows the opening hours and a link to the form at every width', async ({
  page,
}) => {
  for (const width of [320, 360, 768, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await expect(page.locator('.hours-state')).toHaveAttribute('data-says', /\d\d:\d\d/);
    const actions = await page.locator('.hero-actions').boundingBox();
    for (const part of ['.hours-state', '.hours a[href="#contact"]']) {
      await expect(page.locator(part), `at ${width} px`).toBeVisible();
      const box = await page.locator(part).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((actions?.y ?? 0) + (actions?.height ?? 0));
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(740);
    }
    expect(await scrollWidth(page)).toBe(width);
  }
});

test('prints without bars and form, with every answer and dark text only', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('.mobile-bar')).toBeHidden();
  await expect(page.locator('.contact form')).toBeHidden();
  const answers = page.locator('details[name="faq"] p:first-of-type');
  await expect(answers).toHaveCount(th.sections.includes('faq') ? th.faq.questions.length : 0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  const lightness = await page
    .locator('.deep h2')
    .evaluateAll((all) =>
      all.map((one) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(one).color)?.[1])),
    );
  expect(lightness.length).toBeGreaterThan(1);
  expect(Math.max(...lightness)).toBeLessThan(0.5);
});
