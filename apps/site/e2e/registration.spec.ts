import type { Page } from '@playwright/test';
import { yearOf } from '../src/content/packages.ts';
import { fill } from '../src/content/fill-in.ts';
import { th } from '../src/content/th/index.ts';
import { baht } from '../src/thai/amount.ts';
import { axeErrors, hold, toasts } from './page.ts';
import {
  fillInRegistration,
  register,
  registrant as typed,
  registrationForm,
} from './registration-form.ts';
import { expect, test } from './site.ts';

const { packages, pricing } = th;
const [smallestPlan] = packages;
const largestPlan = packages.at(-1) ?? smallestPlan;
if (!smallestPlan || !largestPlan) throw new Error('there are no packages');
const [smallest, largest] = [smallestPlan.id, largestPlan.id];
const chooseLabel = (id: string) =>
  fill(pricing.choose, { name: packages.find((one) => one.id === id)?.name ?? '' });

/** Expects the typed values in the form. */
async function expectKept(page: Page) {
  for (const [name, value] of Object.entries(typed)) {
    await expect(registrationForm(page).locator(`[name="${name}"]`)).toHaveValue(value);
  }
}

test('a package card opens the dialog with its package, which sends the registration once', async ({
  page,
  api,
}) => {
  await page.goto('/?utm_source=line#pricing');
  const opener = page.getByRole('link', { name: chooseLabel(largest) });
  await opener.dblclick();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('ลงทะเบียนใช้งาน');
  const choice = dialog.getByRole('radio', { name: largestPlan.name });
  await expect(choice).toBeChecked();
  // For one branch, with VAT.
  const { total } = yearOf(largestPlan, 1);
  await expect(dialog.locator('.sum:visible')).toHaveCount(1);
  await expect(dialog.locator('.sum:visible .sum-total')).toContainText(baht(total, 'th'));
  expect(await axeErrors(page, 'dialog')).toEqual([]);

  await fillInRegistration(page);
  const several = yearOf(largestPlan, Number(typed.branches)).total;
  await expect(dialog.locator('.sum:visible .sum-total')).toContainText(baht(several, 'th'));
  await dialog.getByRole('button', { name: 'ส่งลงทะเบียน' }).dblclick();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('รับลงทะเบียนแล้ว');
  await expect(dialog).toContainText('รับลงทะเบียนแล้วจาก API');
  await expect(dialog.locator('.ticket-number')).toHaveText('R42');
  await expect(dialog.locator('.ticket')).toContainText(typed.phone);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  expect(api.received.map(({ body }) => body)).toMatchObject([
    { ...typed, package: largest, utm_source: 'line' },
  ]);

  await dialog.getByRole('button', { name: 'ปิด' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

const refusals = [
  ['409', { status: 409, body: { code: 409, message: 'อีเมลนี้ลงทะเบียนแล้ว' } }, /อีเมลนี้ลงทะเบียนแล้ว/],
  [
    '422 for fields that the form does not have',
    { status: 422, body: { message: 'ยังขาด', errors: { tax_id: ['กรอกเลขผู้เสียภาษี'] } } },
    /ยังขาด\s*กรอกเลขผู้เสียภาษี/,
  ],
] as const;

test('describes missing fields, shows the message of a refusal, keeps the input, and allows another attempt', async ({
  page,
  api,
}) => {
  const dialog = page.getByRole('dialog');
  const send = registrationForm(page).getByRole('button', { name: /^ส่ง/ });
  await page.goto('/#pricing');
  await page.getByRole('link', { name: chooseLabel(smallest) }).click();
  await send.click();
  const clinic = registrationForm(page).getByLabel('ชื่อคลินิก');
  await expect(clinic).toBeFocused();
  await expect(clinic).toHaveAccessibleDescription('กรอกชื่อคลินิก');
  expect(api.received).toEqual([]);
  await fillInRegistration(page);
  for (const [name, reply, says] of refusals) {
    await test.step(`answers ${name}`, async () => {
      api.reply = reply;
      await send.click();
      await expect(dialog.getByRole('alert')).toContainText(says);
      await expectKept(page);
    });
  }
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: chooseLabel(smallest) }).click();
  await expectKept(page);

  api.reply = { status: 200, body: { code: 200, message: 'สำเร็จ' } };
  await send.click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('รับลงทะเบียนแล้ว');
});

test('stores the registration when the API fails, and does not offer to send it again', async ({
  page,
  api,
}) => {
  const dialog = page.getByRole('dialog');
  const heading = dialog.getByRole('heading', { level: 2 });
  const open = page.getByRole('link', { name: chooseLabel(smallest) });
  const send = registrationForm(page).getByRole('button', { name: 'ส่งลงทะเบียน' });
  await page.goto('/#pricing');
  await open.click();
  await fillInRegistration(page);
  api.reply = 'nothing';
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText(
    /ตอบช้าเกินไป แต่เราเก็บข้อมูลของคุณไว้แล้ว เลขอ้างอิง \w{4}-\w{4}/,
  );
  await expect(heading).toHaveText('ยังไม่ได้ลงทะเบียน แต่เราได้รับข้อมูลแล้ว');
  await expect(heading).toBeFocused();
  await expect(dialog.getByRole('button', { name: /ส่ง/ })).toHaveCount(0);
  await dialog.getByRole('button').last().click();
  await open.click();
  await expectKept(page);
  api.reply = { status: 200, body: { code: 200, message: 'สำเร็จ' } };
  await send.click();
  await expect(heading).toHaveText('รับลงทะเบียนแล้ว');
});

test('shows the answer as a toast when the dialog was closed meanwhile', async ({ page, api }) => {
  const answer = await hold(page, '**/api/v2/register');
  await page.goto('/#pricing');
  await page.getByRole('link', { name: chooseLabel(smallest) }).click();
  await fillInRegistration(page);
  await registrationForm(page).getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
  await expect(page.getByText('อย่าเพิ่งปิดหน้านี้')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  answer();
  await expect(toasts(page)).toContainText('รับลงทะเบียนแล้วจาก API');
  expect(api.received).toHaveLength(1);
});

test('follows the link of a package when the dialog does not load', async ({ page }) => {
  await page.goto('/#pricing');
  await page.route('**/registration.json', () => undefined);
  await page.getByRole('link', { name: chooseLabel(largest) }).click();
  await expect(page).toHaveURL(new RegExp(`/register\\?package=${largest}$`));
});

test('uses the same idempotency key after a reload', async ({ page, api }) => {
  api.reply = { status: 500, body: { code: 500, message: 'ล่ม' } };
  await register(page);
  await expect(page.getByRole('alert')).toContainText('ล่ม');
  await page.reload();
  await expectKept(page);
  api.reply = { status: 200, body: { code: 200, message: 'สำเร็จ' } };
  await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
  await expect(page.getByRole('heading', { name: 'รับลงทะเบียนแล้ว' })).toBeVisible();
  const keys = api.received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('keeps input and choices made before the script loads', async ({ page, api }) => {
  const loadScripts = await hold(page, '**/_astro/*.js');
  await page.goto(`/register?package=${smallest}`, { waitUntil: 'commit' });
  await fillInRegistration(page);
  // A click on the label waits until the layout is stable.
  await page
    .locator('label')
    .filter({ has: page.locator(`[value="${largest}"]`) })
    .click();
  const more = page.getByRole('button', { name: 'เพิ่มหนึ่งสาขา' });
  await expect(more).toBeDisabled();
  loadScripts();
  await expect(more).toBeEnabled();

  await expectKept(page);
  await expect(registrationForm(page).locator(`[value="${largest}"]`)).toBeChecked();
  await registrationForm(page).getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
  await expect.poll(() => api.received.length).toBe(1);
  expect(api.received[0]?.body).toMatchObject({ package: largest });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('registers on the page that the package card links to', async ({ page, api }) => {
    await page.goto('/#pricing');
    await page.getByRole('link', { name: chooseLabel(largest) }).click();
    await expect(page).toHaveURL(new RegExp(`/register\\?package=${largest}$`));
    await expect(page.getByRole('radio', { name: largestPlan.name })).toBeChecked();
    await fillInRegistration(page);
    await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
    await expect(page).toHaveURL(/\/register\/thanks\?ref=R42$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('รับลงทะเบียนแล้ว');
    await expect(page.locator('.ticket-number')).toHaveText('R42');
    await expect(page.locator('main')).not.toContainText(typed.phone);
    expect(api.received).toHaveLength(1);
  });

  test('stores the registration when the API does not answer, and does not offer to send it again', async ({
    page,
    api,
  }) => {
    api.reply = 'reset';
    await register(page, {}, { hasScript: false });
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'ยังไม่ได้ลงทะเบียน แต่เราได้รับข้อมูลแล้ว',
    );
    await expect(page.getByRole('alert')).toContainText(/เก็บข้อมูลของคุณไว้แล้ว เลขอ้างอิง \w{4}-\w{4}/);
    await expect(page.locator('main form')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /LINE/ }).first()).toBeVisible();
  });

  test('thanks with a ticket without a number when the API gives none', async ({ page, api }) => {
    api.reply = { status: 200, body: { code: 200 } };
    await register(page, { clinic_name: 'คลินิกไร้เลข' }, { hasScript: false });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('รับลงทะเบียนแล้ว');
    await expect(page.locator('.ticket')).toContainText('เจ้าหน้าที่จะโทรกลับ');
    await expect(page.locator('.ticket-number')).toHaveCount(0);
  });

  test('lists errors and keeps the input', async ({ page, api }) => {
    await register(page, { phone: '12' }, { hasScript: false });
    await expect(page).toHaveTitle(/^มีข้อผิดพลาด:/);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['เบอร์มี 2 หลัก ต้องมี 8 ขึ้นไป']);
    await expect(page.getByRole('radio', { name: smallestPlan.name })).toBeChecked();

    api.reply = { status: 409, body: { code: 409, message: 'ลงทะเบียนแล้ว' } };
    await registrationForm(page).locator('[name="phone"]').fill(typed.phone);
    await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
    await expect(page.getByRole('alert')).toContainText('ลงทะเบียนแล้ว');
    await expectKept(page);
  });
});
