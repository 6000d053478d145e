import { brotliCompressSync } from 'node:zlib';
import { th } from '../src/content/th/index.ts';
import { crowdedSite } from './crowded-site.ts';
import { fillIn, leadForm, openForm, person } from './lead-form.ts';
import { expect, test } from './site.ts';

const { leadForm: words } = th;

const lastLead = (leads: { payload: unknown }[]) => leads.at(-1)?.payload;

test.describe('validation', () => {
  test('the button waits, and the hint says what is missing', async ({ page }) => {
    await openForm(page);
    const form = leadForm(page);
    await expect(form.submit).toBeDisabled();
    await expect(form.hint).toHaveText('ยังขาด ชื่อ–นามสกุล เบอร์โทร อีเมล และประเภทองค์กร');
    await form.name.fill(person.name);
    await form.phone.fill(person.phone);
    await expect(form.hint).toHaveText('ยังขาด อีเมล และประเภทองค์กร');
    await form.email.fill(person.email);
    await form.organisation.selectOption(person.organisation);
    await expect(form.hint).toHaveText('');
    await expect(form.submit).toBeEnabled();
  });

  test('every change is checked, and the message is tied to its field', async ({ page }) => {
    await openForm(page);
    const { phone } = leadForm(page);
    await phone.pressSequentially('0812-34');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription('เบอร์มี 6 หลัก ต้องมี 8 ขึ้นไป');
    await phone.fill(person.phone);
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await phone.fill('');
    await expect(phone).toHaveAccessibleDescription('กรอกเบอร์โทร เช่น 081-234-5678');
  });

  test('asks whether another domain was meant, and takes it with one tap', async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    const { email, submit } = leadForm(page);
    await email.fill('somchai@gmial.com');
    await expect(submit).toBeEnabled();
    await page.getByRole('button', { name: 'หมายถึง gmail.com ใช่ไหม' }).click();
    await expect(email).toHaveValue('somchai@gmail.com');
    await expect(email).toBeFocused();
    await expect(page.getByText('ใช่ไหม')).toBeHidden();
  });

  test('Enter while something is wrong goes to the first error', async ({ page }) => {
    await openForm(page);
    const form = leadForm(page);
    await form.name.fill(person.name);
    await form.email.fill(person.email);
    // The Enter that ends a composition is not meant for the form.
    await form.email.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await expect(form.email).toBeFocused();
    await form.email.press('Enter');
    await expect(form.phone).toBeFocused();
    await expect(form.phone).toHaveAccessibleDescription(/กรอกเบอร์โทร/);
  });

  test('the counter counts characters as they are typed', async ({ page }) => {
    await openForm(page);
    const form = leadForm(page);
    await expect(form.form.getByText('0/2000')).toBeVisible();
    await form.details.fill('น้ำ😀\n');
    await expect(form.form.getByText('5/2000')).toBeVisible();
    await form.details.fill('ก'.repeat(2001));
    await expect(form.form.getByText('2001/2000')).toBeVisible();
    await expect(form.details).toHaveAccessibleDescription(/ย่อรายละเอียดให้ไม่เกิน 2,000/);
  });
});

test('a good form: sending, thanks with a reference, an empty form, a lead on disk', async ({
  page,
  site,
}) => {
  await page.route('**/api/leads', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await openForm(page, '/?utm_source=line&utm_campaign=rainy#contact');
  const form = leadForm(page);
  await fillIn(page);
  await form.details.fill('อยากดูระบบนัด');
  await form.marketing.check();
  await form.submit.click();

  await expect(form.submit).toHaveText('กำลังส่ง...');
  await expect(form.submit).toBeDisabled();

  await expect(form.dialog.getByRole('heading')).toHaveText(words.success.title);
  const reference = await form.dialog.locator('.ticket-number').textContent();
  expect(site.leads().map((lead) => lead.reference)).toContain(reference);
  expect(lastLead(site.leads())).toMatchObject({
    fullname: person.name,
    phone: person.phone,
    phone_e164: '+66812345678',
    email: person.email,
    organization_type: person.organisation,
    description: 'อยากดูระบบนัด',
    user_action: 'contact_form_submit',
    utm_source: 'line',
    utm_medium: '',
    utm_campaign: 'rainy',
    landing_page: `${site.url}/?utm_source=line&utm_campaign=rainy#contact`,
    device_type: 'desktop',
    marketing_consent: true,
    consent_text: expect.stringContaining('ยินยอม'),
  });

  await form.dialog.getByRole('button', { name: 'ตกลง' }).click();
  await expect(form.dialog).toBeHidden();
  await expect(form.name).toHaveValue('');
  await expect(form.details).toHaveValue('');
  await expect(form.marketing).not.toBeChecked();
  await expect(form.submit).toBeDisabled();
});

test.describe('when it cannot be sent', () => {
  test('another code: the server’s message, nothing lost, and a second try', async ({
    page,
    site,
  }) => {
    await page.route('**/api/leads', (route) =>
      route.fulfill({ status: 503, json: { code: 503, message: 'ระบบไม่ว่าง ลองใหม่' } }),
    );
    await openForm(page);
    const form = leadForm(page);
    await fillIn(page, { name: 'สองครั้ง จึงสำเร็จ' });
    await form.submit.click();
    await expect(form.dialog.getByRole('heading')).toHaveText('ระบบไม่ว่าง ลองใหม่');
    await expect(form.name).toHaveValue('สองครั้ง จึงสำเร็จ');

    await page.unroute('**/api/leads');
    await form.dialog.getByRole('button', { name: 'ส่งอีกครั้ง' }).click();
    await expect(form.dialog.getByRole('heading')).toHaveText(/ขอบคุณ/);
    const stored = site.leads().filter(({ payload }) => payload?.fullname === 'สองครั้ง จึงสำเร็จ');
    expect(stored).toHaveLength(1);
  });

  test('over a limit: for how long, in words, whom to call, and nothing lost', async ({ page }) => {
    const { site: crowded, neighbour } = await crowdedSite('leads');
    await page.setExtraHTTPHeaders(neighbour);
    await openForm(page, `${crowded.url}/#contact`);
    const form = leadForm(page);
    await fillIn(page, { name: 'มาช้า ไปนิด' });
    await form.submit.click();
    await expect(form.dialog.getByRole('heading')).toHaveText(
      /^ส่งข้อมูลถี่เกินไป ลองใหม่ได้ในอีก (1 ชั่วโมง|5\d นาที)$/,
    );
    await expect(form.dialog.getByRole('link')).toHaveText(th.brand.phone.shown);
    await expect(form.dialog.getByRole('link')).toHaveAttribute('href', th.brand.phone.href);
    await form.dialog.getByRole('button', { name: 'ปิด' }).last().click();
    await page.reload();
    await form.name.hover();
    await expect(form.name).toHaveValue('มาช้า ไปนิด');
    await expect(form.phone).toHaveValue(person.phone);
    await expect(form.email).toHaveValue(person.email);
    await crowded.dispose();
  });

  for (const [name, respond] of [
    ['no network', { abort: true }],
    ['an answer that is no envelope', { body: '<html>Bad gateway</html>' }],
  ] as const) {
    test(`${name}: the default message, logged`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await page.route('**/api/leads', (route) =>
        'abort' in respond ? route.abort() : route.fulfill({ status: 502, body: respond.body }),
      );
      await openForm(page);
      const form = leadForm(page);
      await fillIn(page);
      await form.submit.click();
      await expect(form.dialog.getByRole('heading')).toHaveText('เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง');
      expect(logged.join('\n')).toContain('The lead could not be sent');
      expect(logged.join('\n')).not.toContain(person.phone);
    });
  }

  test('a field that the server refuses is marked', async ({ page }) => {
    await page.route('**/api/leads', (route) =>
      route.fulfill({
        status: 422,
        json: { code: 422, message: 'ตรวจช่องที่แจ้งไว้', errors: { email: 'อีเมลนี้ใช้ไม่ได้' } },
      }),
    );
    await openForm(page);
    const form = leadForm(page);
    await fillIn(page);
    await form.submit.click();
    await form.dialog.getByRole('button', { name: 'ปิด' }).last().click();
    await expect(form.email).toHaveAccessibleDescription('อีเมลนี้ใช้ไม่ได้');
  });
});

test('a double click is one lead', async ({ page, site }) => {
  await openForm(page);
  await fillIn(page, { name: 'คลิก สองที' });
  await leadForm(page).submit.dblclick();
  await expect(leadForm(page).dialog.getByRole('heading')).toHaveText(/ขอบคุณ/);
  const stored = site.leads().filter(({ payload }) => payload?.fullname === 'คลิก สองที');
  expect(stored).toHaveLength(1);
});

test('the second half of a double click does not close a quick answer', async ({ page }) => {
  await page.route('**/api/leads', (route) =>
    route.fulfill({ json: { code: 200, message: 'รับแล้ว', reference: 'CD-1' } }),
  );
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const { dialog, submit } = leadForm(page);
  await submit.click();
  // Where it is now: fonts and the hours of the team may still move it.
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

test('a press beside it closes the dialog', async ({ page }) => {
  await page.route('**/api/leads', (route) => route.abort());
  await openForm(page);
  await fillIn(page);
  const { dialog, submit } = leadForm(page);
  await submit.click();
  await expect(dialog).toHaveAttribute('closedby', 'any');
  await page.mouse.click(5, 450);
  await expect(dialog).toBeHidden();
});

test('an answer that was lost on the way: the retry finds the same lead', async ({
  page,
  site,
}) => {
  let isFirst = true;
  await page.route('**/api/leads', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort();
  });
  await openForm(page);
  await fillIn(page, { name: 'คำตอบ หายกลางทาง' });
  await leadForm(page).submit.click();
  await leadForm(page).dialog.getByRole('button', { name: 'ส่งอีกครั้ง' }).click();
  await expect(leadForm(page).dialog.getByRole('heading')).toHaveText(/ขอบคุณ/);
  const stored = site.leads().filter(({ payload }) => payload?.fullname === 'คำตอบ หายกลางทาง');
  expect(stored).toHaveLength(1);
});

test.describe('its scripts', () => {
  test('React comes at the first touch, the dialogs when it is sent, and none with a key', async ({
    page,
    context,
    site,
  }) => {
    // Whoever lets the browser save data is given nothing before it is used.
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
    expect(scripts.filter((path) => /form|react|hydrate/.test(path))).toEqual([]);
    await form.name.hover();
    await expect(form.submit).toBeDisabled();
    await expect(form.hint).toHaveText('ยังขาด ชื่อ–นามสกุล เบอร์โทร อีเมล และประเภทองค์กร');
    const here = [...scripts];
    expect(here.filter((path) => path.includes('react'))).toHaveLength(1);
    await form.name.pressSequentially('Somying');
    await fillIn(page);
    expect(scripts).toEqual(here);
    await form.submit.click();
    await expect(form.dialog.getByRole('heading')).toHaveText(/ขอบคุณ/);

    const ofForm = scripts.filter((path) => /\/(hydrate|form|react|icons|results?)\./.test(path));
    expect(ofForm.length).toBeLessThanOrEqual(6);
    let weight = 0;
    for (const path of ofForm) {
      const file = await page.request.get(`${site.url}${path}`);
      weight += brotliCompressSync(await file.body()).length;
    }
    test.info().annotations.push({ type: 'weight', description: `${weight} in ${ofForm.length}` });
    expect(weight).toBeLessThanOrEqual(85_000);
  });

  test('on a fast connection it is ready once it is looked at, and not for whoever passes', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.querySelector('#contact')?.scrollIntoView());
    await page.waitForTimeout(100);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(1000);
    expect(scripts.filter((path) => path.includes('react'))).toEqual([]);
    await page.evaluate(() => document.querySelector('#contact')?.scrollIntoView());
    await expect(leadForm(page).submit).toBeDisabled();
  });

  test('it posts itself where its script does not come', async ({ page }) => {
    await page.route('**/_astro/{react,form,hydrate}.*.js', (route) => route.abort());
    await page.goto('/#contact');
    await fillIn(page, { name: 'สคริปต์ ไม่มา' });
    await leadForm(page).submit.click();
    await page.waitForURL(/\/thanks\?ref=/);
  });

  test('what became of it is said beside the button where the dialog does not come', async ({
    page,
    site,
  }) => {
    await page.route('**/_astro/result*.js', (route) => route.abort());
    await openForm(page);
    await fillIn(page, { name: 'ไม่มี หน้าต่าง' });
    const form = leadForm(page);
    await form.submit.click();
    await expect(form.hint).toContainText(words.success.title);
    const lead = site.leads().find(({ payload }) => payload?.fullname === 'ไม่มี หน้าต่าง');
    await expect(form.hint).toContainText(lead?.reference ?? 'a reference');
    await expect(form.name).toHaveValue('');
  });

  test('nor is a dialog that cannot be opened', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('no dialogs here');
      };
    });
    await openForm(page);
    await fillIn(page, { name: 'เปิด หน้าต่างไม่ได้' });
    const form = leadForm(page);
    await form.submit.click();
    await expect(form.hint).toContainText(words.success.title);
    await expect(form.name).toHaveValue('');
  });

  test('a script that fails leaves the plain form, with what was typed', async ({ page, site }) => {
    await openForm(page);
    await fillIn(page, { name: 'สคริปต์ พังกลางทาง' });
    // The icon of the next error cannot be drawn.
    await page.evaluate(() => {
      document.createElementNS = () => {
        throw new Error('no icons here');
      };
    });
    const form = leadForm(page);
    await form.phone.fill('12');
    await form.phone.fill(person.phone);
    await expect(form.name).toHaveValue('สคริปต์ พังกลางทาง');
    await expect(form.organisation).toHaveValue(person.organisation);
    await form.submit.click();
    await page.waitForURL(/\/thanks\?ref=/);
    const stored = site.leads().filter(({ payload }) => payload?.fullname === 'สคริปต์ พังกลางทาง');
    expect(stored).toHaveLength(1);
  });
});

test.describe('what was typed', () => {
  test('before the script arrived is kept', async ({ page }) => {
    let letScriptsCome: () => void = () => undefined;
    const typed = new Promise<void>((resolve) => (letScriptsCome = resolve));
    await page.route('**/_astro/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/#contact', { waitUntil: 'commit' });
    const form = leadForm(page);
    await form.name.pressSequentially(person.name);
    await form.organisation.selectOption(person.organisation);
    await form.marketing.check();
    letScriptsCome();
    await expect(form.hint).not.toBeEmpty();
    await expect(form.name).toHaveValue(person.name);
    await expect(form.organisation).toHaveValue(person.organisation);
    await expect(form.marketing).toBeChecked();
    await expect(form.hint).toHaveText('ยังขาด เบอร์โทร และอีเมล');
  });

  test('survives a reload and a look at the privacy notice, but not the tab', async ({
    page,
    context,
  }) => {
    await openForm(page);
    await fillIn(page);
    await leadForm(page).details.fill('ข้อความยาว');
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
});

test('the dialog holds the focus and gives it back', async ({ page }) => {
  await page.route('**/api/leads', (route) => route.abort());
  await openForm(page);
  await fillIn(page);
  const form = leadForm(page);
  await form.submit.click();
  await expect(form.dialog).toBeVisible();
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && !active?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(form.submit).toBeFocused();
});

test('the first touch survives a walk through the site', async ({ page, site }) => {
  await page.goto('/?utm_source=facebook&utm_medium=cpc', { referer: 'https://www.facebook.com/' });
  await page.goto('/pdpa');
  await page.getByRole('link', { name: 'กลับหน้าแรก' }).first().click();
  await openForm(page);
  await fillIn(page, { name: 'มาจาก เฟซบุ๊ก' });
  await leadForm(page).submit.click();
  await expect(leadForm(page).dialog).toBeVisible();
  const lead = site.leads().find(({ payload }) => payload?.fullname === 'มาจาก เฟซบุ๊ก');
  expect(lead?.payload).toMatchObject({
    utm_source: 'facebook',
    utm_medium: 'cpc',
    referrer: 'https://www.facebook.com/',
    landing_page: `${site.url}/?utm_source=facebook&utm_medium=cpc`,
  });
});
