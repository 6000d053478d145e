import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { deliver, logIn, person, save } from './people.ts';

test('a sales person works a lead on a phone, from new to won, and exports it', async ({
  page,
  request,
}) => {
  const email = await person(request, 'sales');
  await deliver(request, 'สมหญิง ใจดี');
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, email);
  await expect(page.getByText('ยังไม่ได้ติดต่อ')).toBeVisible();
  await page.getByRole('link', { name: 'ยังไม่ได้ติดต่อ' }).click();
  await expect(page.getByRole('link', { name: '081-234-5678' })).toHaveAttribute(
    'href',
    'tel:+66812345678',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: 'สมหญิง ใจดี' }).click();
  await expect(page.getByRole('link', { name: 'โทร 081-234-5678' })).toBeVisible();

  for (const status of ['ติดต่อแล้ว', 'นัดสาธิตแล้ว', 'ปิดการขาย']) {
    await page.locator('#field-status').click();
    await page.getByRole('option', { name: status, exact: true }).click();
    await page.getByLabel('เพิ่มบันทึก').fill(`คุยแล้ว ${status}`);
    await save(page);
    await page.reload();
    await expect(page.locator('.timeline')).toContainText(`คุยแล้ว ${status}`);
    await expect(page.getByLabel('เพิ่มบันทึก')).toHaveValue('');
  }
  await expect(page.locator('.timeline li')).toHaveCount(7);

  await page.goto('/admin/collections/leads?search=0812345678');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'ดาวน์โหลด CSV (Excel)' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain('"ปิดการขาย","สมหญิง ใจดี","081-234-5678"');
});

test('sales see no people and write no articles; marketing sees no leads', async ({
  page,
  request,
}) => {
  await logIn(page, await person(request, 'sales'));
  await expect(page.getByRole('link', { name: 'ผู้ใช้' })).toHaveCount(0);
  await page.goto('/admin/collections/articles/create');
  await expect(page.locator('#field-title')).toHaveCount(0);
  await page.goto('/admin/logout');
  await logIn(page, await person(request, 'marketing'));
  await expect(page.getByText('ลูกค้าที่สนใจ')).toHaveCount(0);
  await page.goto('/admin/collections/leads');
  await expect(page.getByText('สมหญิง')).toHaveCount(0);
  await page.goto('/admin/collections/leads/1');
  await expect(page.getByText('081-234-5678')).toHaveCount(0);
});
