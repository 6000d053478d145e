import type { Route } from '@playwright/test';
import { th } from '../src/content/th/index.ts';
import { fillIn, leadForm, openForm, person, sendForm } from './lead-form.ts';
import { hold } from './page.ts';
import { expect, test } from './site.ts';

const { leadForm: words } = th;

test('corrects a mistyped domain, and moves the focus to the first error', async ({ page }) => {
  await openForm(page);
  const form = leadForm(page);
  await fillIn(page, { email: 'somchai@gmial.com' });
  await expect(form.submit).toBeEnabled();
  await page.getByRole('button', { name: 'หมายถึง gmail.com ใช่ไหม' }).click();
  await expect(form.email).toHaveValue('somchai@gmail.com');
  await expect(form.email).toBeFocused();
  await expect(page.getByText('ใช่ไหม')).toBeHidden();

  await form.phone.fill('');
  await form.email.focus();
  // Enter that ends an input-method composition does not submit.
  await form.email.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(form.email).toBeFocused();
  await form.email.press('Enter');
  await expect(form.phone).toBeFocused();
  await expect(form.phone).toHaveAccessibleDescription('กรอกเบอร์โทร เช่น 081-234-5678');
});

test('marks a refused field, keeps the form after failures, and a retry stores one lead', async ({
  page,
  site,
}) => {
  const name = 'ส่งซ้ำ จนสำเร็จ';
  const later = 'เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง';
  const refusal = { code: 422, message: 'ตรวจช่องที่แจ้งไว้', errors: { email: 'อีเมลนี้ใช้ไม่ได้' } };
  const answers = [
    (route: Route) => route.fulfill({ status: 422, json: refusal }),
    (route: Route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }),
    // The lead arrives; its answer is lost.
    async (route: Route) => {
      await route.fetch();
      await route.abort();
    },
  ];
  await page.route('**/api/leads', (route) => answers.shift()?.(route) ?? route.continue());
  const form = await sendForm(page, { name });
  await form.dialog.getByRole('button', { name: 'ปิด' }).last().click();
  await expect(form.email).toHaveAccessibleDescription('อีเมลนี้ใช้ไม่ได้');

  await form.email.fill(`1-${person.email}`);
  await form.submit.click();
  for (const retry of [1, 2]) {
    await expect(form.dialog.getByRole('heading'), `retry ${retry}`).toHaveText(later);
    await expect(form.dialog.getByRole('link')).toHaveAttribute('href', th.brand.phone.href);
    await expect(form.name).toHaveValue(name);
    await form.dialog.getByRole('button', { name: 'ส่งอีกครั้ง' }).click();
  }
  await expect(form.dialog.getByRole('heading')).toHaveText(/ขอบคุณ/);
  expect(site.leadsOf(name)).toHaveLength(1);
  const logged = (await page.consoleMessages()).map((message) => message.text());
  expect(logged.join('\n')).not.toContain(person.phone);
});

test('stores one lead after a double click, with the consent, and empties the form', async ({
  page,
  site,
}) => {
  await openForm(page);
  const form = leadForm(page);
  await fillIn(page, { name: 'คลิก สองที', details: 'อยากดูระบบนัด' });
  await form.marketing.check();
  await form.submit.dblclick();
  await expect(form.dialog.getByRole('heading')).toHaveText(words.success.title);
  const [lead, ...others] = site.leadsOf('คลิก สองที');
  expect(others).toEqual([]);
  await expect(form.dialog.locator('.ticket-number')).toHaveText(lead?.reference ?? '');
  expect(lead?.payload).toMatchObject({
    phone_e164: '+66812345678',
    marketing_consent: true,
    consent_text: expect.stringContaining('ยินยอม'),
  });
  await form.dialog.getByRole('button', { name: 'ตกลง' }).click();
  await expect(form.details).toHaveValue('');
  await expect(form.marketing).not.toBeChecked();
  await expect(form.submit).toBeDisabled();
});

test('does not close the dialog by the second half of a double click', async ({ page }) => {
  await page.route('**/api/leads', (route) =>
    route.fulfill({ json: { code: 200, message: 'รับแล้ว', reference: 'CD-1' } }),
  );
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const { dialog, submit } = leadForm(page);
  await submit.click();
  // Measured for each click, since loading fonts may move it.
  const pressClose = async () => {
    const close = await dialog.getByRole('button', { name: 'ปิด' }).last().boundingBox();
    await page.mouse.click((close?.x ?? 0) + 10, (close?.y ?? 0) + 10);
  };
  await page.mouse.click(5, 450);
  await pressClose();
  await expect(dialog).toContainText('CD-1');

  await page.clock.runFor(500);
  await pressClose();
  await expect(dialog).toBeHidden();
});

test('the scripts of the form load at first use, and none while typing', async ({
  page,
  context,
}) => {
  // Save-Data turns off prefetching.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const form = leadForm(page);
  await form.form.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  expect(scripts.filter((path) => /form|react/.test(path))).toEqual([]);
  await form.name.hover();
  await expect(form.submit).toBeDisabled();
  await expect(form.hint).toHaveText('ยังขาด ชื่อ–นามสกุล เบอร์โทร อีเมล และประเภทองค์กร');
  const here = [...scripts];
  expect(here.filter((path) => path.includes('react'))).toHaveLength(1);
  await form.name.pressSequentially('Somying');
  await fillIn(page);
  expect(scripts).toEqual(here);
});

test('keeps the native form and its input when a script throws', async ({ page, site }) => {
  await openForm(page);
  await fillIn(page, { name: 'สคริปต์ พังกลางทาง' });
  // Drawing the icon of the next error throws.
  await page.evaluate(() => {
    document.createElementNS = () => {
      throw new Error('no icons here');
    };
  });
  const form = leadForm(page);
  await form.form.evaluate((element) => element.setAttribute('data-failing', ''));
  await form.phone.fill('12');
  // A click while the form is being replaced would not reach its button.
  await expect(page.locator('[data-failing]')).toHaveCount(0);
  await form.phone.fill(person.phone);
  await expect(form.name).toHaveValue('สคริปต์ พังกลางทาง');
  await expect(form.organisation).toHaveValue(person.organisation);
  await form.submit.click();
  await page.waitForURL(/\/thanks\?ref=/);
  expect(site.leadsOf('สคริปต์ พังกลางทาง')).toHaveLength(1);
});

test('typed values are kept when they were typed before the script loads', async ({ page }) => {
  const loadScripts = await hold(page, '**/_astro/*.js');
  await page.goto('/#contact', { waitUntil: 'commit' });
  const form = leadForm(page);
  await form.name.pressSequentially(person.name);
  await form.organisation.selectOption(person.organisation);
  await form.marketing.check();
  loadScripts();
  await expect(form.hint).not.toBeEmpty();
  await expect(form.name).toHaveValue(person.name);
  await expect(form.organisation).toHaveValue(person.organisation);
  await expect(form.marketing).toBeChecked();
  await expect(form.hint).toHaveText('ยังขาด เบอร์โทร และอีเมล');
  await page.reload();
  await form.name.hover();
  await expect(form.name).toHaveValue(person.name);
});

test('typed values are kept over a reload and another page, but not in another tab', async ({
  page,
  context,
}) => {
  await openForm(page);
  await fillIn(page, { details: 'ข้อความยาว' });
  await page.reload();
  await leadForm(page).name.hover();
  await expect(leadForm(page).name).toHaveValue(person.name);
  await page.goto('/pdpa');
  await openForm(page);
  await expect(leadForm(page).details).toHaveValue('ข้อความยาว');
  await expect(leadForm(page).submit).toBeEnabled();

  const other = await context.newPage();
  await openForm(other);
  await expect(leadForm(other).name).toHaveValue('');
});

test('typed values are offered in another tab when they could not be sent offline, and not sent by themselves', async ({
  page,
  context,
  site,
}) => {
  const name = 'ส่งไม่ได้ ตอนนี้';
  await openForm(page);
  await context.setOffline(true);
  await fillIn(page, { name });
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await openForm(later);
  await expect(leadForm(later).name).toHaveValue(name);
  await expect(leadForm(later).hint).toContainText('ยังไม่ได้ส่ง');
  expect(site.leadsOf(name)).toHaveLength(0);
  await leadForm(later).submit.click();
  await expect(leadForm(later).dialog).toBeVisible();
  expect(site.leadsOf(name)).toHaveLength(1);
  expect(await later.evaluate(() => localStorage.getItem('unsent-lead-form'))).toBeNull();
});

test('the dialog returns the focus when it closes', async ({ page }) => {
  await page.route('**/api/leads', (route) => route.abort());
  const form = await sendForm(page);
  await expect(form.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(form.submit).toBeFocused();
});
