import { expect, test } from './site.ts';

const links = [
  ['หน้าแรก', '/#home'],
  ['ฟีเจอร์', '/#features'],
  ['ราคา', '/#pricing'],
  ['CRM', 'https://crm.clinicdee.example'],
  ['อุปกรณ์เสริม', '/#equipment'],
  ['บทความ', '/articles'],
  ['ติดต่อเรา', '/#contact'],
] as const;

test('the top bar has its seven links, LINE and the phone', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const navigation = bar.getByRole('navigation', { name: 'เมนูหลัก' });
  await expect(navigation.getByRole('link')).toHaveCount(7);
  for (const [label, href] of links) {
    const link = navigation.getByRole('link', { name: new RegExp(`^${label}`) });
    await expect(link).toHaveAttribute('href', href);
    const isExternal = href.startsWith('https:');
    expect(await link.getAttribute('target')).toBe(isExternal ? '_blank' : null);
  }
  await expect(navigation.locator('[aria-current]')).toHaveText('หน้าแรก');
  await expect(bar.getByRole('link', { name: /ขอทดลองใช้ฟรี/ }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(bar.getByRole('link', { name: /LINE/ }).first()).toHaveAttribute('target', '_blank');
});

test('a link to a section scrolls to it, from another page too', async ({ page }) => {
  await page.goto('/pdpa');
  await page.getByRole('banner').getByRole('link', { name: 'ราคา' }).first().click();
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
        await menu.getByRole('link', { name: 'ราคา' }).click();
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
    await expect(bar).toBeInViewport();
    await page.locator('#contact form').scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
  });
});

test('the sections of the landing page stand in their order', async ({ page }) => {
  await page.goto('/');
  const order = await page.evaluate(() =>
    ['home', 'features', 'pricing', 'equipment', 'contact'].map(
      (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? NaN) + scrollY,
    ),
  );
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order.every(Number.isFinite)).toBe(true);
});

test('one question is open at a time, the first at the start', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('details[name="faq"]');
  await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
  await expect(questions.first()).toHaveAttribute('open', '');
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('details[name="faq"][open]')).toHaveCount(0);
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
  await expect(page.locator('details[name="faq"]').last().locator('p').first()).toBeVisible();
  const lightness = await page
    .locator('.deep h2')
    .evaluateAll((all) =>
      all.map((one) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(one).color)?.[1])),
    );
  expect(lightness.length).toBeGreaterThan(1);
  expect(Math.max(...lightness)).toBeLessThan(0.5);
});
