import { expect, test } from '@playwright/test';
import { ADMIN, deliver, fillLogin, formSettled, logIn, open, person, tokenOf } from './people.ts';

const elsewhere = { phone: '02 111 1111', email: 'piti@clinic.co.th' };

test('an expired session says so, and log-in returns to the same page', async ({
  page,
  context,
  request,
}) => {
  const email = await person(request, 'sales');
  const id = await deliver(request, 'ปิติ หมดเวลา', elsewhere);
  await logIn(page, email);
  await page.clock.install();
  const known = page.waitForResponse(/\/api\/users\/me/);
  await page.goto(`/admin/collections/leads/${id}`);
  // Now the page knows when the session ends.
  await (await known).finished();
  await expect(page.getByRole('heading', { level: 1, name: 'ปิติ หมดเวลา' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1000);
  await page.clock.fastForward(8 * 60 * 60_000 - 55_000);
  await expect(page.getByText('ระบบจะออกจากบัญชีนี้ในอีกไม่ถึงหนึ่งนาที')).toBeVisible();
  await context.clearCookies();
  await page.clock.fastForward(60_000);
  await page.waitForURL(/\/admin\/login\?redirect=/);
  await expect(page.getByText('หมดเวลาใช้งานแล้ว')).toBeVisible();
  await fillLogin(page, email);
  await page.waitForURL(`**/admin/collections/leads/${id}`);
});

test('five wrong passwords lock an account, and an admin unlocks it', async ({ page, request }) => {
  const email = await person(request, 'sales', 'locked@clinicdee.example');
  await page.goto('/admin/login');
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = page.waitForResponse('**/api/users/login');
    await fillLogin(page, email, 'wrong password');
    await answer;
  }
  await fillLogin(page, email);
  await expect(page.getByText('บัญชีนี้พักไว้ 10 นาที')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login/);

  await logIn(page, ADMIN);
  await page.goto('/admin/collections/users');
  await page.getByRole('row', { name: email }).getByRole('link').click();
  const notice = page.getByText(/^ถูกล็อก.* จนถึง \d+ \S+ \d\d \d\d:\d\d/);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'ปลดล็อก' }).click();
  await expect(page.getByText('ปลดล็อกบัญชีแล้ว')).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await tokenOf(request, email)).toBeDefined();
});

test('a new colleague logs in with the one-time password that the form showed', async ({
  page,
  request,
}) => {
  const email = 'new.colleague@clinicdee.example';
  await logIn(page, ADMIN);
  await open(page, '/admin/collections/users/create');
  await page.getByLabel('อีเมล').fill(email);
  await page.getByLabel('ชื่อที่แสดง').fill('คุณใหม่');
  await formSettled(page);
  await expect(page.locator('input[type=password]:visible')).toHaveCount(0);
  const password = await page.locator('.one-time-password').innerText();
  await page.locator('#action-save').click();
  await page.waitForURL(/\/users\/\d+/);
  expect(await tokenOf(request, email, password)).toBeDefined();
});

test('a page that a role may not open says so', async ({ page, request }) => {
  await logIn(page, await person(request, 'sales'));
  await page.goto('/admin/statistics');
  await expect(page.getByText('หน้านี้สำหรับผู้ดูแลระบบและฝ่ายการตลาด')).toBeVisible();
});
