import { expect, type Page, test } from '@playwright/test';
import { logIn, person } from './people.ts';

const FORM = '/admin/globals/questions';
const questions = (page: Page) => page.locator('[id^="questions-row-"]');

/** Changes the first question and publishes it, or keeps it as a draft. */
async function write(page: Page, text: string, button = '#action-save') {
  await page.goto(FORM);
  await page.waitForLoadState('networkidle');
  const field = page.locator('#field-questions__0__question');
  await field.fill(text);
  // Payload gathers what was typed before a save counts it.
  await page.waitForTimeout(1000);
  await page.locator(button).click();
  await expect(page.locator('[data-sonner-toast][data-type="success"]').first()).toBeVisible();
}

const shown = (page: Page) => page.locator('#field-questions__0__question');

test('an earlier version is back after one press, and another one undoes it', async ({
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
  // The newest is a draft, and what is published beside it is called so.
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

  // The page that compares two versions does it as the list does.
  await page.goto(`${FORM}/versions`);
  await line('เคยเผยแพร่').last().getByRole('link').click();
  await page.getByRole('button', { name: 'กู้คืนฉบับนี้' }).click();
  await expect(page).toHaveURL(/\/versions$/);
  await expect(published).toContainText('เผยแพร่อยู่');
  await page.goto(FORM);
  await expect(shown(page)).toHaveValue('คำถามฉบับแรก');
});

test('a row that is added while the office answers for one that went is there soon', async ({
  page,
  request,
}) => {
  await logIn(page, await person(request, 'marketing'));
  await page.goto(FORM);
  await page.waitForLoadState('networkidle');
  const count = await questions(page).count();
  // The answer to the removal comes a moment after the new row.
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
