import type { Page } from '@playwright/test';
import { th } from '../src/content/th/index.ts';
import { openDatabase } from '../src/storage/database.ts';
import { fillIn, leadForm, person } from './lead-form.ts';
import { fillInRegistration } from './registration-form.ts';
import { expect, Site, testWithoutScript as test } from './site.ts';

/** The error summary is the first element of the page, and has the focus. */
async function expectSummaryFirst(page: Page): Promise<void> {
  const first = page.locator('main :is(h1, h2, p, form, a, div.error-summary)').first();
  await expect(first).toHaveRole('alert');
  await expect(first).toBeFocused();
}

/** The values of the visible fields of a form. */
const fieldsOf = (form: HTMLElement | SVGElement) =>
  Object.fromEntries(
    Array.from(form.querySelectorAll<HTMLInputElement>('[name]:not([type="hidden"])'), (field) => [
      field.name,
      field.type === 'checkbox' || field.type === 'radio' ? String(field.checked) : field.value,
    ]),
  );

test('stores a lead from two visits once and shows the thanks page with its reference', async ({
  page,
  site,
}) => {
  const send = async (address: string) => {
    await page.goto(address);
    await fillIn(page, { name: 'ไม่มี สคริปต์' });
    await leadForm(page).submit.click();
  };
  await send('/?utm_source=flyer#contact');
  await expect(page).toHaveURL(/\/thanks\?ref=[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ขอบคุณที่สนใจ/);
  const [lead] = site.leadsOf('ไม่มี สคริปต์');
  expect(lead?.payload).toMatchObject({ utm_source: 'flyer', device_type: 'desktop' });
  expect(page.url()).toContain(lead?.reference);
  await expect(page.locator('.ticket-number')).toHaveText(lead?.reference ?? '');
  await expect(page.locator('[data-copy]')).toBeHidden();

  await send('/?utm_source=second#contact');
  await expect(page.locator('.ticket-number')).toHaveText(lead?.reference ?? '');
  expect(site.leadsOf('ไม่มี สคริปต์')).toHaveLength(1);
});

test('lists errors with links to their fields, and keeps input and attribution', async ({
  page,
  site,
}) => {
  const before = site.leads().length;
  await page.goto('/?utm_source=flyer#contact');
  const form = leadForm(page);
  await form.name.fill(person.name);
  await form.phone.fill('12');
  await form.details.fill('เก็บไว้นะ');
  await form.marketing.check();
  const typed = await form.form.evaluate(fieldsOf);
  await form.submit.click();

  await expect(page).toHaveTitle(/^มีข้อผิดพลาด:/);
  // The address of the form page, so that a reload or a bookmark works.
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expectSummaryFirst(page);
  const again = await page.reload();
  expect(again?.status()).toBe(422);
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([
    'เบอร์มี 2 หลัก ต้องมี 8 ขึ้นไป',
    'กรอกอีเมล เช่น name@clinic.co.th',
    'เลือกประเภทองค์กร',
  ]);
  expect(await page.locator('main form').evaluate(fieldsOf)).toEqual(typed);
  await expect(form.phone).toHaveAccessibleDescription(/เบอร์มี 2 หลัก/);
  await summary.getByRole('link').first().click();
  await expect(page.locator('#lead-phone:target')).toHaveCount(1);
  expect(site.leads()).toHaveLength(before);

  await fillIn(page);
  await leadForm(page).submit.click();
  await expect(page).toHaveURL(/\/thanks/);
  expect(site.leads()).toHaveLength(before + 1);
  expect(site.leads().at(-1)?.payload).toMatchObject({
    utm_source: 'flyer',
    landing_page: `${site.url}/?utm_source=flyer`,
  });
});

test('shows either form again with all values while nothing can be stored', async ({ page }) => {
  await using full = await new Site().start();
  const database = openDatabase(full.dataDir);
  const send = page.locator('form .send button.button-main').first();
  for (const [index, [path, fillAllIn]] of [
    ['/contact', () => fillIn(page)] as const,
    [`/register?package=${th.packages[0]?.id}`, () => fillInRegistration(page)] as const,
  ].entries()) {
    database.exec(
      `CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'full'); END`,
    );
    await page.goto(full.url + path);
    await fillAllIn();
    await send.click();
    await expectSummaryFirst(page);
    expect((await page.reload())?.status()).toBe(503);
    await expect(page).toHaveURL(/\/(contact|register)$/);
    await expectSummaryFirst(page);
    database.exec('DROP TRIGGER full');
    await send.click();
    await expect.poll(() => full.leads().length).toBe(index + 1);
  }
  database.close();
});
