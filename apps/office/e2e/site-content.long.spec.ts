import { expect, type Page, test } from '@playwright/test';
import { fillLogin, logIn, open, person } from './people.ts';

const FORM = '/admin/globals/questions';
const questions = (page: Page) => page.locator('[id^="questions-row-"]');

/** Changes the first question and publishes it, or saves it as draft with another button. */
async function write(page: Page, text: string, button = '#action-save') {
  await open(page, FORM);
  const field = page.locator('#field-questions__0__question');
  await field.fill(text);
  await page.waitForTimeout(1000);
  await page.locator(button).click();
  await expect(page.locator('[data-sonner-toast][data-type="success"]').first()).toBeVisible();
}

const shown = (page: Page) => page.locator('#field-questions__0__question');

test('an earlier version is restored with one click, and undone with another', async ({
  page,
  request,
}) => {
  await logIn(page, await person(request, 'marketing'));
  await write(page, 'คำถามฉบับแรก');
  await write(page, 'คำถามฉบับที่สอง');
  await write(page, 'คำถามที่ยังเป็นร่าง', '#action-save-draft');
  await page.getByRole('link', { name: 'ฉบับเก่า' }).click();
  const line = (words: string | RegExp) =>
    page.locator('.version-list li').filter({ hasText: words });
  await expect(line('ร่างล่าสุด')).toHaveCount(1);
  await expect(page.locator('.version-list li').nth(1)).toContainText('เผยแพร่อยู่');
  await expect(page.locator('.version-list li').nth(1)).toContainText('คำถาม');
  await expect(line('เคยเผยแพร่')).toHaveCount(1);

  await line('เคยเผยแพร่').getByRole('button').click();
  const published = page.locator('.version-list li').first();
  await expect(published).toContainText('เผยแพร่อยู่');
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(line('ร่างล่าสุด')).toHaveCount(1);
  await page.goto(FORM);
  await expect(shown(page)).toHaveValue('คำถามที่ยังเป็นร่าง');

  // Restoring works on the page that compares versions, too.
  await page.goto(`${FORM}/versions`);
  await line('เคยเผยแพร่').last().getByRole('link').click();
  await page.waitForURL(/\/versions\/\d+$/);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'กู้คืนฉบับนี้' }).click();
  await expect(page).toHaveURL(/\/versions$/);
  await expect(published).toContainText('เผยแพร่อยู่');
  await page.goto(FORM);
  await expect(shown(page)).toHaveValue('คำถามฉบับแรก');
});

test('a row added while the removal of another is being saved appears', async ({
  page,
  request,
}) => {
  await logIn(page, await person(request, 'marketing'));
  await open(page, FORM);
  const count = await questions(page).count();
  // Delays the answer to the removal until the new row is added.
  let hold: ((go: unknown) => void) | undefined;
  const held = new Promise((resolve) => (hold = resolve));
  let isFirst = true;
  await page.route(`**${FORM}`, async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith(FORM));
  await questions(page).first().locator('.array-actions__button').click();
  await page.locator('.array-actions__remove:visible').click();
  await asked;
  await page.locator('#field-questions > .array-field__add-row').click();
  await expect(questions(page)).toHaveCount(count);
  hold?.(undefined);
  await expect(page.locator(`#field-questions__${count - 1}__question`)).toBeVisible();
});

const publish = (page: Page) => page.locator('#action-save').click();

/** Opens the form and changes the first question, unsaved. */
async function begin(page: Page, text: string) {
  await open(page, FORM);
  await shown(page).fill(text);
  await page.waitForTimeout(1000);
}

test('input survives a refusal and the end of the session, and can be restored', async ({
  page,
  context,
  request,
}) => {
  const email = await person(request, 'marketing');
  await logIn(page, email);
  await write(page, 'คำถามก่อนหมดเวลา');
  await begin(page, 'ก'.repeat(130));
  await publish(page);
  const problem = page.getByText('ยาว 130 ตัวอักษร ยาวได้ไม่เกิน 120');
  await expect(problem.first()).toBeVisible();
  // The message stays until the error is corrected.
  await page.waitForTimeout(3000);
  await expect(problem.first()).toBeVisible();

  await shown(page).fill('คำถามที่ยังพิมพ์อยู่');
  await page.waitForTimeout(1000);
  await context.clearCookies();
  const refused = page.waitForResponse((one) => one.url().includes('/api/globals/questions'));
  await publish(page);
  expect((await refused).status()).toBe(403);
  // Saving again needs no further input.
  await expect(page.locator('#action-save')).toBeEnabled();
  page.on('dialog', (leaving) => void leaving.accept());
  await page.goto(FORM);
  await fillLogin(page, email);
  await page.waitForURL(`**${FORM}`);
  await expect(shown(page)).toHaveValue('คำถามก่อนหมดเวลา');
  await page.getByRole('button', { name: 'นำกลับมา' }).click();
  await expect(shown(page)).toHaveValue('คำถามที่ยังพิมพ์อยู่');
  await page.waitForTimeout(1000);
  await publish(page);
  await expect(page.locator('[data-sonner-toast][data-type="success"]').first()).toBeVisible();
  await open(page, FORM);
  await expect(shown(page)).toHaveValue('คำถามที่ยังพิมพ์อยู่');
  await expect(page.getByRole('button', { name: 'นำกลับมา' })).toHaveCount(0);
});

test('the second of two people who publish the same subject is warned and decides', async ({
  page,
  browser,
  request,
}) => {
  await logIn(page, await person(request, 'marketing'));
  await begin(page, 'คำถามของคนแรก');
  // A colleague on another machine.
  const other = await (await browser.newContext()).newPage();
  await logIn(other, await person(request, 'marketing', 'colleague-words@clinicdee.example'));
  await open(other, FORM);
  const answer = other.locator('#field-questions__0__answer');
  await answer.fill('คำตอบของเพื่อนร่วมงาน');
  await other.waitForTimeout(1000);
  await publish(other);
  await expect(other.locator('[data-sonner-toast][data-type="success"]').first()).toBeVisible();

  await publish(page);
  const told = page.locator('.office-warning').filter({ hasText: 'หลังจากที่คุณเปิดไว้' });
  await expect(told).toBeVisible();
  await expect(shown(page)).toHaveValue('คำถามของคนแรก');
  await other.reload();
  await expect(answer).toHaveValue('คำตอบของเพื่อนร่วมงาน');

  await told.getByRole('button', { name: 'ใช้ของฉันแทน' }).click();
  await publish(page);
  await expect(page.locator('[data-sonner-toast][data-type="success"]').first()).toBeVisible();
  await other.reload();
  await expect(other.locator('#field-questions__0__question')).toHaveValue('คำถามของคนแรก');
  await other.context().close();
});
