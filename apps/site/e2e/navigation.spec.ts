import { th } from '../src/content/th/index.ts';
import { expect, test, testWithoutScript } from './site.ts';

const { navigation } = th;
const pricing = navigation.find(({ href }) => href === '/#pricing')?.label ?? '';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  testWithoutScript('the menu opens, closes with Esc, and its links work', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'เมนูบนมือถือ' });
    const button = page.getByRole('button', { name: 'เมนู' });
    await button.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('link', { name: pricing }).click();
    await expect(page).toHaveURL(/#pricing$/);
  });

  test('the menu leaves its button visible below an announcement', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const announcement = document.createElement('aside');
      announcement.className = 'announcement';
      announcement.append('ปิดทำการวันปีใหม่ '.repeat(9));
      document.querySelector('.site-bar')?.before(announcement);
    });
    const menu = page.getByRole('navigation', { name: 'เมนูบนมือถือ' });
    const button = page.getByRole('button', { name: 'เมนู' });
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
  });

  test('the bottom bar shows when the buttons of the hero are gone, and hides at the form', async ({
    page,
  }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'ติดต่อด่วน' });
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
