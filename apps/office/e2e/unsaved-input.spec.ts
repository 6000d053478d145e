import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { deliver, fillLogin, formSettled, logIn, open, person, save } from './people.ts';

/** Ends the session, and accepts the question before leaving the page. */
async function endSession(page: Page, context: BrowserContext) {
  await context.clearCookies();
  page.on('dialog', (leaving) => void leaving.accept());
}

test('a typed note survives the end of the session', async ({ page, context, request }) => {
  const email = await person(request, 'sales');
  const id = await deliver(request, 'โน้ต ไม่หาย', { phone: '02 444 1000', email: 'note@x.co' });
  const form = `/admin/collections/leads/${id}`;
  await logIn(page, email);
  await open(page, form);
  const note = page.getByLabel('เพิ่มบันทึก');
  await note.fill('ยังพิมพ์ไม่เสร็จ');
  await formSettled(page);
  await context.setOffline(true);
  await page.locator('#action-save').click();
  await expect(page.getByText('ติดต่อหลังบ้านไม่ได้')).toBeVisible();
  await context.setOffline(false);
  await endSession(page, context);
  const refused = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.locator('#action-save').click();
  expect((await refused).status()).toBe(403);
  // Saving again needs no further input.
  await expect(page.locator('#action-save')).toBeEnabled();
  await page.goto(form);
  await fillLogin(page, email);
  await page.waitForURL(`**${form}`);
  await expect(note).toHaveValue('ยังพิมพ์ไม่เสร็จ');
  await save(page);
  await expect(page.locator('.timeline')).toContainText('ยังพิมพ์ไม่เสร็จ');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(note).toHaveValue('');
});

test('typed site content is saved as a draft without a press', async ({ page, request }) => {
  const form = '/admin/globals/questions';
  await logIn(page, await person(request, 'marketing'));
  await open(page, form);
  const question = page.locator('#field-questions__0__question');
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/globals/questions'));
  await question.fill('คำถามที่ยังพิมพ์อยู่');
  expect((await saved).status()).toBe(200);
  await formSettled(page);
  await open(page, form);
  await expect(question).toHaveValue('คำถามที่ยังพิมพ์อยู่');
});

test('a form saves offline input when the connection returns, and unsaved input when it is left', async ({
  page,
  context,
  request,
}) => {
  const form = '/admin/globals/questions';
  await logIn(page, await person(request, 'marketing'));
  await open(page, form);
  const question = page.locator('#field-questions__0__question');
  const isSaved = () =>
    page.waitForResponse(
      (answer) => answer.url().includes('/api/globals/questions') && answer.ok(),
    );
  await context.setOffline(true);
  await question.fill('พิมพ์ตอนเน็ตหลุด');
  await expect(page.getByText('ติดต่อหลังบ้านไม่ได้')).toBeVisible();
  const back = isSaved();
  await context.setOffline(false);
  await back;
  await formSettled(page);
  const left = isSaved();
  await question.fill('พิมพ์แล้วออกทันที');
  await page.locator('.step-nav a').first().click();
  await page.getByRole('button', { name: 'ออกจากหน้านี้' }).click();
  await left;
  await open(page, form);
  await expect(question).toHaveValue('พิมพ์แล้วออกทันที');
});
