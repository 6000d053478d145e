import { expect, type Page, test } from '@playwright/test';
import { ADMIN, logIn, open, person, tokenOf } from './people.ts';

const FORM = '/admin/globals/questions';

const shown = (page: Page) => page.locator('#field-questions__0__question');

// Drafts are saved while typing, so a test would begin with what another left.
test.beforeEach(async ({ request }) => {
  const headers = { authorization: `JWT ${await tokenOf(request, ADMIN)}` };
  const answer = await request.post('/api/site-content/questions/reset', { headers });
  expect(answer.status()).toBe(200);
});

const publish = (page: Page) => page.locator('#action-save').click();

test('the second of two people who edit the same subject is warned', async ({
  page,
  browser,
  request,
}) => {
  await logIn(page, await person(request, 'marketing'));
  await open(page, FORM);
  // A colleague on another machine.
  const other = await (await browser.newContext()).newPage();
  await logIn(other, await person(request, 'marketing', 'colleague-words@clinicdee.example'));
  await open(other, FORM);
  const answer = other.locator('#field-questions__0__answer');
  await answer.fill('คำตอบของเพื่อนร่วมงาน');
  await other.waitForTimeout(1000);
  await publish(other);
  await expect(other.locator('[data-sonner-toast][data-type="success"]').first()).toBeVisible();

  await shown(page).fill('คำถามของคนแรก');
  await expect(page.getByText('มีการบันทึกเรื่องนี้หลังจากที่คุณเปิดไว้').first()).toBeVisible();
  await open(other, FORM);
  await expect(answer).toHaveValue('คำตอบของเพื่อนร่วมงาน');
  await other.context().close();
});

test('an error of publishing stays at its field until it is corrected', async ({
  page,
  request,
}) => {
  await logIn(page, await person(request, 'marketing'));
  await open(page, FORM);
  await shown(page).fill('ก'.repeat(130));
  await page.waitForTimeout(3000);
  await publish(page);
  const problem = page.getByText('ยาว 130 ตัวอักษร ยาวได้ไม่เกิน 120');
  await expect(problem.first()).toBeVisible();
  await page.waitForTimeout(3000);
  await expect(problem.first()).toBeVisible();
  await shown(page).fill('คำถามที่สั้นพอ');
  await page.waitForTimeout(1000);
  await publish(page);
  await expect(page.locator('[data-sonner-toast][data-type="success"]').first()).toBeVisible();
});
