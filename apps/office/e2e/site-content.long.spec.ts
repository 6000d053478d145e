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
