import type { Page } from '@playwright/test';
import { fillIn, leadForm, openForm } from './lead-form.ts';
import { expect, test } from './site.ts';

test.describe('a form without a network', () => {
  test('waits, keeps everything, and sends by itself when it is back', async ({
    page,
    context,
    site,
  }) => {
    await openForm(page);
    await fillIn(page, { name: 'เน็ตหลุด กลับมา' });
    await context.setOffline(true);
    const form = leadForm(page);
    await form.submit.click();
    await expect(form.hint).toHaveText(/ไม่มีอินเทอร์เน็ต ข้อมูลยังอยู่ครบ/);
    await expect(form.dialog).toBeHidden();
    await expect(form.name).toHaveValue('เน็ตหลุด กลับมา');

    await context.setOffline(false);
    await expect(form.dialog.getByRole('heading')).toHaveText(/ขอบคุณ/);
    await expect(page.getByRole('region', { name: 'ข้อความแจ้ง' })).toContainText('กลับมาออนไลน์แล้ว');
    const stored = site.leads().filter(({ payload }) => payload?.fullname === 'เน็ตหลุด กลับมา');
    expect(stored).toHaveLength(1);
  });
});

test('toasts: three at most, at most 420 px wide, closed by their button', async ({ page }) => {
  await page.goto('/terms', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    for (let time = 0; time < 5; time++) dispatchEvent(new Event('online'));
  });
  const region = page.getByRole('region', { name: 'ข้อความแจ้ง' });
  await expect(region.locator('.toast')).toHaveCount(3);
  await expect(region).toHaveAttribute('aria-live', 'polite');
  expect((await region.boundingBox())?.width).toBeLessThanOrEqual(420);
  await region.getByRole('button', { name: 'ปิด' }).first().click();
  await expect(region.locator('.toast')).toHaveCount(2);
});

test('a toast can be closed above a dialog, and gives the focus back', async ({ page }) => {
  await page.goto('/#pricing', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'เลือก More' }).click();
  const name = page.getByRole('dialog').getByLabel('ชื่อคลินิก');
  await name.focus();
  const toast = page.getByRole('region', { name: 'ข้อความแจ้ง' });
  const close = toast.getByRole('button', { name: 'ปิด' });
  for (const press of [() => close.click(), () => close.press('Enter')]) {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(toast).toContainText('กลับมาออนไลน์แล้ว');
    await press();
    await expect(toast).toBeHidden();
    await expect(name).toBeFocused();
  }
});

test.describe('tooltips of the comparison table', () => {
  const open = async (page: Page) => {
    await page.goto('/#pricing');
    // On a phone the table is folded.
    const fold = page.locator('details.comparison-frame > summary');
    if (await fold.isVisible()) await fold.click();
    const word = page.getByRole('button', { name: 'Recall ติดตามคนไข้' });
    await word.scrollIntoViewIfNeeded();
    return { word, tip: page.getByText('เตือนให้คนไข้กลับมาตามรอบ') };
  };

  test('come after 700 ms under the pointer, and at once from one to the next', async ({
    page,
  }) => {
    const { word, tip } = await open(page);
    await expect(word).toHaveAccessibleDescription('เตือนให้คนไข้กลับมาตามรอบ');
    await word.hover();
    await page.waitForTimeout(400);
    await expect(tip).toBeHidden();
    await expect(tip).toBeVisible();
    await page.getByRole('button', { name: 'Doctor note' }).hover();
    await expect(page.getByText('บันทึกของแพทย์ในห้องตรวจ')).toBeVisible({ timeout: 500 });
    await expect(tip).toBeHidden();
  });

  test('come by keyboard, and go with Esc', async ({ page }) => {
    const { word, tip } = await open(page);
    await page.getByRole('button', { name: 'คอร์ส' }).focus();
    await page.keyboard.press('Tab');
    await expect(word).toBeFocused();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  });

  test('come by touch', async ({ browser, site }) => {
    const context = await browser.newContext({
      baseURL: site.url,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    const { word, tip } = await open(page);
    await word.tap();
    await expect(tip).toBeVisible();
    const box = await tip.boundingBox();
    expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await context.close();
  });
});
