import type { Page } from '@playwright/test';
import { fill } from '../src/content/fill-in.ts';
import { th } from '../src/content/th/index.ts';
import { fillIn, leadForm, openForm } from './lead-form.ts';
import { expect, test } from './site.ts';

const { comparison, packages, pricing } = th;

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

test('toasts are told politely, and closed by their button', async ({ page }) => {
  await page.goto('/terms', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    for (let time = 0; time < 2; time++) dispatchEvent(new Event('online'));
  });
  const region = page.getByRole('region', { name: 'ข้อความแจ้ง' });
  await expect(region.locator('.toast')).toHaveCount(2);
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await region.getByRole('button', { name: 'ปิด' }).first().click();
  await expect(region.locator('.toast')).toHaveCount(1);
});

test('a toast can be closed above a dialog, and gives the focus back', async ({ page }) => {
  await page.goto('/#pricing', { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: fill(pricing.choose, { name: packages[0]?.name ?? '' }) })
    .click();
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

/** Words of the table that are explained, in their order. */
const [first, second] = comparison.groups
  .flatMap(({ rows }) => rows)
  .flatMap((row) => (row.tip === undefined ? [] : [{ label: row.label, tip: row.tip }]));

test.describe('tooltips of the comparison table', () => {
  test.skip(packages.length === 1, 'one package is compared with nothing');

  const open = async (page: Page) => {
    await page.goto('/#pricing');
    await page.locator('.comparison-frame > summary').click();
    await page.locator('.comparison-show-same').click();
    const word = page.getByRole('button', { name: second?.label ?? '' });
    await word.scrollIntoViewIfNeeded();
    return { word, tip: page.getByText(second?.tip ?? '') };
  };

  test('come by keyboard, and go with Esc', async ({ page }) => {
    const { word, tip } = await open(page);
    await expect(word).toHaveAccessibleDescription(second?.tip ?? '');
    await page.getByRole('button', { name: first?.label ?? '' }).focus();
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
