import { th } from '../src/content/th/index.ts';
import { expect, test } from './site.ts';

const { brand, navigation } = th;
const pricing = navigation.find(({ href }) => href === '/#pricing')?.label ?? '';

test('every phone link and every LINE link is the one in the content', async ({ page }) => {
  await page.goto('/');
  const hrefs = (start: string) =>
    page
      .locator(`a[href^="${start}"]`)
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
  expect(await hrefs('tel:')).toEqual([brand.phone.href]);
  expect(await hrefs('https://line.me/')).toEqual([brand.line.href]);
});

test('a label that dials leads nowhere else, and a way to the form never dials', async ({
  page,
}) => {
  const dialling = new Set<string>();
  const leading = new Set<string>();
  for (const address of ['/', '/articles', '/contact', '/register', '/thanks', '/nothing-here']) {
    await page.goto(address);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')] as const));
    for (const [label, href] of links) {
      // The number stands behind a label where there is room.
      const words = label.replace(brand.phone.shown, '').replace(/\s+/g, ' ').trim();
      if (words) (href?.startsWith('tel:') ? dialling : leading).add(words);
    }
  }
  expect(dialling.size).toBeGreaterThan(2);
  expect([...dialling].filter((label) => leading.has(label))).toEqual([]);
});

for (const width of [320, 360, 768, 1024, 1280, 1536]) {
  test(`at ${width} px the hero says when the phone is answered, and the way to the form`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await expect(page.locator('.hours-state')).toHaveAttribute('data-says', /\d\d:\d\d/);
    const below = await page.locator('.hero-actions').evaluate((one) => {
      const { bottom } = one.getBoundingClientRect();
      return bottom;
    });
    for (const part of ['.hours-state', '.hours a[href="#contact"]']) {
      await expect(page.locator(part)).toBeVisible();
      const box = await page.locator(part).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(below);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(740);
    }
    const button = page.getByRole('banner').getByRole('link', { name: th.topBar.demo });
    if (width >= 1024) {
      const label = await button.locator('.button-label').boundingBox();
      expect(label?.width).toBeGreaterThan(80);
      const style = await button.evaluate((one) => getComputedStyle(one).backgroundColor);
      expect(style).not.toBe('rgba(0, 0, 0, 0)');
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('there are as many cards and columns as packages', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.plan')).toHaveCount(th.packages.length);
  // One alone is compared with nothing.
  if (th.packages.length === 1) {
    await expect(page.locator('.comparison')).toHaveCount(0);
    return;
  }
  await expect(page.locator('.comparison thead th')).toHaveCount(1 + th.packages.length);
  const cells = await page
    .locator('.comparison tr:not(.comparison-group):has(td)')
    .evaluateAll((rows) => [...new Set(rows.map((row) => row.querySelectorAll('td').length))]);
  expect(cells).toEqual([th.packages.length]);
});

test('a link to a section scrolls to it, from another page too', async ({ page }) => {
  await page.goto('/pdpa');
  await page.getByRole('banner').getByRole('link', { name: pricing }).first().click();
  await expect(page).toHaveURL(/\/#pricing$/);
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect
    .poll(() => page.locator('#pricing').evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(200);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const isScripted of [true, false]) {
    test.describe(isScripted ? 'with its script' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled: isScripted });

      test('the menu opens, and leads on', async ({ page }) => {
        await page.goto('/');
        const menu = page.getByRole('navigation', { name: 'เมนูบนมือถือ' });
        await expect(menu).toBeHidden();
        await page.getByRole('button', { name: 'เมนู' }).click();
        await expect(menu.getByRole('link').first()).toBeVisible();
        await menu.getByRole('link', { name: pricing }).click();
        await expect(page).toHaveURL(/#pricing$/);
        if (isScripted) await expect(menu).toBeHidden();
      });
    });
  }

  test('the menu closes with Esc', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'เมนูบนมือถือ' });
    await page.getByRole('button', { name: 'เมนู' }).press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'เมนู' })).toBeFocused();
  });

  test('the bar at the bottom steps aside for the form', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'ติดต่อด่วน' });
    // The hero's own buttons are there first; it comes when they have left.
    const call = page.locator('.hero a[href^="tel:"]');
    await expect(call).toBeInViewport();
    await expect(bar).not.toBeInViewport();
    const sections = page.locator('.hero ~ .section');
    await sections.nth(0).scrollIntoViewIfNeeded();
    await sections.nth(1).scrollIntoViewIfNeeded();
    await expect(call).not.toBeInViewport();
    await expect(bar).toBeInViewport();
    await page.locator('#contact form').scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
  });
});

test('the map asks nobody before a tap, then loads', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await page.goto('/#contact');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: /เปิดแผนที่จริง/ }).click();
  await expect(page.locator('#contact iframe')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
});

test('on paper: no bars, no empty form, every answer, and words of dark bands in dark letters', async ({
  page,
}) => {
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
