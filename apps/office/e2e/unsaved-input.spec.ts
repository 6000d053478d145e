import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { linking } from './articles.ts';
import { ADMIN, deliver, fillLogin, formSettled, logIn, open, person, save } from './people.ts';

const offer = (page: Page) => page.getByText('มีข้อความที่พิมพ์ค้างไว้');
const bringBack = (page: Page) => page.getByRole('button', { name: 'นำกลับมา' }).click();

/** Logs in again and returns to the form. */
async function comeBack(page: Page, form: string, email: string) {
  await page.goto(form);
  await fillLogin(page, email);
  await page.waitForURL(`**${form}`);
  await page.waitForLoadState('networkidle');
}

/** Ends the session, and accepts the question before leaving the page. */
async function endSession(page: Page, context: BrowserContext) {
  await context.clearCookies();
  page.removeAllListeners('dialog');
  page.on('dialog', (leaving) => void leaving.accept());
}

test('input into an article after the session ended is offered to its author only', async ({
  page,
  context,
  request,
}) => {
  const email = await person(request, 'marketing');
  await logIn(page, email);
  const id = await linking(page, 'บทความก่อนหมดเวลา', { linkType: 'custom', url: '/' });
  const form = `/admin/collections/articles/${id}`;
  await open(page, form);
  await endSession(page, context);
  await page.locator('#field-title').fill('บทความที่ยังพิมพ์อยู่');
  const editor = page.locator('[contenteditable=true]').first();
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ย่อหน้าที่ยังไม่บันทึก');
  await formSettled(page);

  // Not to a colleague at the same machine.
  await comeBack(page, form, ADMIN);
  await expect(page.locator('#field-title')).toHaveValue('บทความก่อนหมดเวลา');
  await page.waitForTimeout(1000);
  await expect(offer(page)).toHaveCount(0);

  await endSession(page, context);
  await comeBack(page, form, email);
  await expect(page.locator('#field-title')).toHaveValue('บทความก่อนหมดเวลา');
  await bringBack(page);
  await expect(page.locator('#field-title')).toHaveValue('บทความที่ยังพิมพ์อยู่');
  await expect(editor).toContainText('ย่อหน้าที่ยังไม่บันทึก');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.ok(),
  );
  await saved;
  await formSettled(page);
  await open(page, form);
  await expect(page.locator('#field-title')).toHaveValue('บทความที่ยังพิมพ์อยู่');
  await expect(editor).toContainText('ย่อหน้าที่ยังไม่บันทึก');
  await page.waitForTimeout(1000);
  await expect(offer(page)).toHaveCount(0);
});

test('a typed note survives the end of the session', async ({ page, context, request }) => {
  const email = await person(request, 'sales');
  const id = await deliver(request, 'โน้ต ไม่หาย', { phone: '02 444 1000', email: 'note@x.co' });
  const form = `/admin/collections/leads/${id}`;
  await logIn(page, email);
  await open(page, form);
  await page.getByLabel('เพิ่มบันทึก').fill('ยังพิมพ์ไม่เสร็จ');
  await formSettled(page);
  await endSession(page, context);
  const refused = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.locator('#action-save').click();
  expect((await refused).status()).toBe(403);
  await comeBack(page, form, email);
  await expect(page.getByLabel('เพิ่มบันทึก')).toHaveValue('');
  await bringBack(page);
  await expect(page.getByLabel('เพิ่มบันทึก')).toHaveValue('ยังพิมพ์ไม่เสร็จ');
  await save(page);
  await expect(page.locator('.timeline')).toContainText('ยังพิมพ์ไม่เสร็จ');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await expect(offer(page)).toHaveCount(0);
});

test('input of a new record is kept without passwords', async ({ page, context }) => {
  const form = '/admin/collections/users/create';
  await logIn(page, ADMIN);
  await open(page, form);
  await page.locator('#field-name').fill('คนที่ยังไม่ได้สร้าง');
  await page.locator('#field-password').fill('ความลับที่ไม่เก็บไว้');
  await formSettled(page);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('คนที่ยังไม่ได้สร้าง');
  expect(stored).not.toContain('ความลับที่ไม่เก็บไว้');
  await endSession(page, context);
  await comeBack(page, form, ADMIN);
  await page.locator('#field-password').fill('รหัสที่พิมพ์ใหม่');
  await bringBack(page);
  await expect(page.locator('#field-name')).toHaveValue('คนที่ยังไม่ได้สร้าง');
  await expect(page.locator('#field-password')).toHaveValue('รหัสที่พิมพ์ใหม่');
  await open(page, form);
  await page.getByRole('button', { name: 'ทิ้ง', exact: true }).click();
  await open(page, form);
  await page.waitForTimeout(1000);
  await expect(offer(page)).toHaveCount(0);
});

test('log-out removes unsaved input about customers from the browser', async ({
  page,
  request,
}) => {
  const email = await person(request, 'sales');
  const id = await deliver(request, 'ออก ก่อนบันทึก', { phone: '02 444 1001', email: 'out@x.co' });
  await logIn(page, email);
  await open(page, `/admin/collections/leads/${id}`);
  await page.getByLabel('เพิ่มบันทึก').fill('ลูกค้าขอส่วนลด');
  await formSettled(page);
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await kept()).toContain('ลูกค้าขอส่วนลด');
  page.on('dialog', (leaving) => void leaving.accept());
  await page.goto('/admin/logout');
  await page.waitForURL('**/admin/login');
  expect(await kept()).not.toContain('ลูกค้าขอส่วนลด');
});
