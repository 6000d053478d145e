import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN, fillLogin, formSettled, PASSWORD, save } from './people.ts';

test('no visitor can create the first account', async ({ page }) => {
  await page.goto('/admin/create-first-user');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('the first log-in with the one-time password requires a new password', async ({ page }) => {
  const log = readFileSync(join(process.env.OFFICE_TEST_DATA ?? '', 'start.log'), 'utf8');
  // Two lines, beside one of Next about its configuration.
  const lines = log.trim().split('\n');
  expect(lines.filter((line) => !line.includes('Running next.config.mjs took'))).toHaveLength(2);
  expect(log.match(/^Office {2}http/gm)).toHaveLength(1);
  const once = /one-time password: (\S+)/.exec(log)?.[1] ?? '';
  await page.goto('/admin/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await fillLogin(page, ADMIN, once);
  await page.waitForURL('**/admin');
  await page.goto('/admin/collections/leads');
  await expect(page.locator('.list-tools')).toHaveCount(0);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'ตั้งรหัสผ่านใหม่ในหน้าบัญชี' }).click();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await page.getByLabel('รหัสผ่านใหม่').fill('short');
  await page.getByLabel('ยืนยันรหัสผ่าน').fill('short');
  await formSettled(page);
  await page.locator('#action-save').click();
  // On a phone, too, and the input stays.
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.locator('.field-error')).toHaveText('รหัสผ่านต้องมีอย่างน้อย 10 ตัวอักษร');
  await expect(page.locator('.field-error')).toBeVisible();
  await expect(page.getByLabel('รหัสผ่านใหม่')).toHaveValue('short');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('รหัสผ่านใหม่').fill(PASSWORD);
  await page.getByLabel('ยืนยันรหัสผ่าน').fill(PASSWORD);
  await save(page);
  await expect(page.getByText('บัญชีนี้ยังใช้รหัสผ่านชั่วคราว')).toHaveCount(0);
  await page.goto('/admin');
  await expect(page.getByText('ลูกค้าที่ยังไม่ได้ติดต่อ')).toBeVisible();
});
