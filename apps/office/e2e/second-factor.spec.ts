import { expect, type Page, test } from '@playwright/test';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { generateSync } from 'otplib';
import { fillLogin, formSettled, logIn, person } from './people.ts';

/** The code of a secret, some steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('รหัส 6 หลักจากแอปยืนยันตัวตน หรือรหัสสำรอง').fill(code);
  await page.getByRole('button', { name: 'ยืนยัน' }).click();
}

/** Makes all sessions older than a recent login. */
function ageSessions(): void {
  const database = new DatabaseSync(join(process.env.OFFICE_TEST_DATA ?? '', 'office.sqlite'));
  const hourAgo = new Date(Date.now() - 60 * 60_000).toISOString();
  database.prepare('UPDATE users_sessions SET created_at = ?').run(hourAgo);
  database.close();
}

test('a second factor protects an account, and its sessions can be ended', async ({
  browser,
  page,
  request,
}) => {
  const email = await person(request, 'sales', 'second.factor@clinicdee.example');
  await logIn(page, email);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'เปิดการยืนยันแบบสองขั้นตอน' }).click();
  await expect(page.getByAltText('คิวอาร์โค้ดสำหรับแอปยืนยันตัวตน')).toBeVisible();
  const secret = (await page.locator('.security ol code').innerText()).replaceAll(/\s/g, '');
  const first = codeOf(secret);
  await page.getByLabel('พิมพ์รหัส 6 หลักที่แอปแสดง').fill(first);
  await page.getByRole('button', { name: 'ยืนยันและเปิดใช้' }).click();
  await expect(page.locator('.recovery-codes li')).toHaveCount(10);
  const recovery = await page.locator('.recovery-codes li').first().innerText();

  const other = await browser.newPage();
  await other.goto('/admin/login');
  await fillLogin(other, email);
  await typeCode(other, first);
  await expect(other.getByText('รหัสยืนยันไม่ถูกต้องหรือใช้ไปแล้ว')).toBeVisible();
  await typeCode(other, codeOf(secret, 1));
  await other.waitForURL('**/admin');

  const third = await browser.newPage();
  await third.goto('/admin/login');
  await fillLogin(third, email);
  await typeCode(third, recovery);
  await third.waitForURL('**/admin');

  await page.reload();
  await expect(page.getByText('เหลือรหัสสำรอง 9 รหัส')).toBeVisible();
  const others = page.getByRole('region', { name: 'เครื่องอื่นที่เข้าสู่ระบบอยู่' });
  await expect(others).toContainText('2 เครื่อง');
  await page.getByRole('button', { name: 'ให้ทุกเครื่องอื่นออกจากระบบ' }).click();
  await expect(others).toContainText('ไม่มี');
  for (const ended of [other, third]) {
    await ended.goto('/admin/account');
    await expect(ended).toHaveURL(/\/admin\/login/);
    await ended.close();
  }
});

test('the password is asked for again before a new e-mail address and an export', async ({
  page,
  request,
}) => {
  const email = await person(request, 'sales', 'asked.again@clinicdee.example');
  await logIn(page, email);
  ageSessions();
  await page.goto('/admin/account');
  await page.getByLabel('อีเมล').fill('new.address@clinicdee.example');
  await formSettled(page);
  await page.locator('#action-save').click();
  const dialog = page.getByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' });
  await dialog.getByLabel('รหัสผ่านของคุณ').fill('wrong password');
  await dialog.getByRole('button', { name: 'ทำต่อ' }).click();
  await expect(dialog.getByText('อีเมลหรือรหัสผ่านไม่ถูกต้อง')).toBeVisible();
  await dialog.getByLabel('รหัสผ่านของคุณ').fill('correct horse clinic');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.ok(),
  );
  await dialog.getByRole('button', { name: 'ทำต่อ' }).click();
  await saved;
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('อีเมล')).toHaveValue('new.address@clinicdee.example');
  await page.goto('/admin/collections/leads');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'ดาวน์โหลด CSV (Excel)' }).click();
  expect((await download).suggestedFilename()).toContain('leads');
});
