import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as plain } from '@playwright/test';
import { yearOf } from '../src/content/packages.ts';
import { fill } from '../src/content/fill-in.ts';
import { th } from '../src/content/th/index.ts';
import { baht } from '../src/thai/amount.ts';
import { RegistrationApiDouble } from './registration-api.ts';
import { Site } from './site.ts';

const { keptRegistration, packages, pricing } = th;
const [smallestPlan] = packages;
const largestPlan = packages.at(-1) ?? smallestPlan;
if (!smallestPlan || !largestPlan) throw new Error('there are no packages');
const [smallest, largest] = [smallestPlan.id, largestPlan.id];
const chooseLabel = (id: string) =>
  fill(pricing.choose, { name: packages.find((one) => one.id === id)?.name ?? '' });

interface Fixtures {
  running: { site: Site; api: RegistrationApiDouble };
  api: RegistrationApiDouble;
}

const test = plain.extend<Pick<Fixtures, 'api'>, Pick<Fixtures, 'running'>>({
  running: [
    async ({}, use) => {
      const api = await new RegistrationApiDouble().start();
      const site = await new Site().start({
        LEADS_PER_MINUTE: '10000',
        REGISTRATION_API_URL: api.url,
        REGISTRATION_API_TOKEN: 'token-of-the-test',
        REGISTRATION_API_FIELDS: 'all',
        REGISTRATION_API_TIMEOUT: '1',
      });
      await use({ site, api });
      await site.dispose();
      await api.stop();
    },
    { scope: 'worker' },
  ],
  api: async ({ running: { api } }, use) => {
    api.received.length = 0;
    api.reply = new RegistrationApiDouble().reply;
    await use(api);
  },
  baseURL: async ({ running }, use) => use(running.site.url),
});

const typed = {
  clinic_name: 'คลินิกรุ่งเรือง',
  fullname: 'สมหญิง ตั้งใจ',
  phone: '081-234-5678',
  email: 'somying@clinic.co.th',
  branches: '4',
  description: 'อยากเริ่มต้นเดือนหน้า',
};

const registrationForm = (page: Page) => page.getByRole('form', { name: /ลงทะเบียนใช้งาน|ข้อมูลคลินิก/ });

async function fillIn(page: Page) {
  for (const [name, value] of Object.entries(typed)) {
    await registrationForm(page).locator(`[name="${name}"]`).fill(value);
  }
}

/** From a package's card on the landing page to the form, sent. */
async function registerFromCard(page: Page) {
  await page.goto('/#pricing');
  await page.getByRole('link', { name: chooseLabel(smallest) }).click();
  await fillIn(page);
  await registrationForm(page).getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
}

async function expectKept(page: Page) {
  for (const [name, value] of Object.entries(typed)) {
    await expect(registrationForm(page).locator(`[name="${name}"]`)).toHaveValue(value);
  }
}

test('each package card opens the dialog for its package, and the form goes through', async ({
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
  // One branch, and VAT with it.
  const { total } = yearOf(largestPlan, 1);
  await expect(dialog.locator('.sum:visible')).toHaveCount(1);
  await expect(dialog.locator('.sum:visible .sum-total')).toContainText(baht(total, 'th'));
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await fillIn(page);
  const several = yearOf(largestPlan, Number(typed.branches)).total;
  await expect(dialog.locator('.sum:visible .sum-total')).toContainText(baht(several, 'th'));
  await dialog.getByRole('button', { name: 'ส่งลงทะเบียน' }).dblclick();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('รับลงทะเบียนแล้ว');
  await expect(dialog).toContainText('รับลงทะเบียนแล้วจาก API');
  await expect(dialog.locator('.ticket-number')).toHaveText('R42');
  await expect(dialog.locator('.ticket')).toContainText(typed.phone);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  expect(api.received).toHaveLength(1);
  expect(api.received[0]?.headers.authorization).toBe('Bearer token-of-the-test');
  expect(api.received[0]?.body).toMatchObject({
    ...typed,
    package: largest,
    utm_source: 'line',
  });

  await dialog.getByRole('button', { name: 'ปิด' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('what is missing is said at its field, and the first has the focus', async ({ page, api }) => {
  await page.goto('/#pricing');
  await page.getByRole('link', { name: chooseLabel(smallest) }).click();
  const form = registrationForm(page);
  await form.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
  await expect(form.getByLabel('ชื่อคลินิก')).toBeFocused();
  await expect(form.getByLabel('ชื่อคลินิก')).toHaveAccessibleDescription('กรอกชื่อคลินิก');
  expect(api.received).toEqual([]);
});

const refusals = [
  ['409', { status: 409, body: { code: 409, message: 'อีเมลนี้ลงทะเบียนแล้ว' } }, /อีเมลนี้ลงทะเบียนแล้ว/],
  [
    '422',
    { status: 422, body: { code: 422, message: 'ตรวจข้อมูล', errors: { email: 'อีเมลนี้ใช้ไม่ได้' } } },
    /อีเมลนี้ใช้ไม่ได้/,
  ],
  [
    '422 for fields that the form has not',
    { status: 422, body: { message: 'ยังขาด', errors: { tax_id: ['กรอกเลขผู้เสียภาษี'] } } },
    /ยังขาด\s*กรอกเลขผู้เสียภาษี/,
  ],
  [
    '200 that says 409',
    { status: 200, body: { code: 409, message: 'ลงทะเบียนไว้แล้ว' } },
    /ลงทะเบียนไว้แล้ว/,
  ],
  ['500 without a word', { status: 500, body: {} }, /ส่งลงทะเบียนไม่สำเร็จ/],
  ['500', { status: 500, body: { code: 500, message: 'ระบบขัดข้อง' } }, /ระบบขัดข้อง/],
] as const;

test('an API that refuses: its words, nothing typed is lost, and it can be tried again', async ({
  page,
  api,
}) => {
  const dialog = page.getByRole('dialog');
  const send = registrationForm(page).getByRole('button', { name: /^ส่ง/ });
  await page.goto('/#pricing');
  await page.getByRole('link', { name: chooseLabel(smallest) }).click();
  await fillIn(page);
  for (const [name, reply, says] of refusals) {
    await test.step(`answers ${name}`, async () => {
      api.reply = reply;
      await send.click();
      await expect(dialog.getByRole('alert')).toContainText(says);
      await expectKept(page);
    });
  }
  // Closed by mistake and opened again: still there.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: chooseLabel(smallest) }).click();
  await expectKept(page);

  api.reply = { status: 200, body: { code: 200, message: 'สำเร็จ' } };
  await send.click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('รับลงทะเบียนแล้ว');
});

const failures = [
  [
    'a broken connection',
    'reset',
    /ติดต่อระบบลงทะเบียนไม่ได้ แต่เราเก็บข้อมูลของคุณไว้แล้ว เลขอ้างอิง \w{4}-\w{4}/,
  ],
  ['HTML', 'html', /ติดต่อระบบลงทะเบียนไม่ได้ แต่เราเก็บ/],
  ['success: false', { status: 200, body: { success: false } }, /ติดต่อระบบลงทะเบียนไม่ได้ แต่เราเก็บ/],
  ['a bare 204', { status: 204 }, /ติดต่อระบบลงทะเบียนไม่ได้ แต่เราเก็บ/],
  ['nothing', 'nothing', /ตอบช้าเกินไป แต่เราเก็บ/],
] as const;

test('an API that fails: the registration is kept, and nothing invites to send it again', async ({
  page,
  api,
}) => {
  const dialog = page.getByRole('dialog');
  const heading = dialog.getByRole('heading', { level: 2 });
  const open = page.getByRole('link', { name: chooseLabel(smallest) });
  const send = registrationForm(page).getByRole('button', { name: 'ส่งลงทะเบียน' });
  await page.goto('/#pricing');
  await open.click();
  await fillIn(page);
  for (const [name, reply, says] of failures) {
    await test.step(`answers ${name}`, async () => {
      api.reply = reply;
      await send.click();
      await expect(dialog.getByRole('alert')).toContainText(says);
      await expect(heading).toHaveText('ยังไม่ได้ลงทะเบียน แต่เราได้รับข้อมูลแล้ว');
      await expect(heading).toBeFocused();
      await expect(dialog.getByRole('button', { name: /ส่ง/ })).toHaveCount(0);
      await expect(dialog.getByRole('button').last()).toHaveText('ปิด');
      await dialog.getByRole('button').last().click();
      // The dialog keeps the typed values when the visitor opens it again.
      await open.click();
      await expectKept(page);
    });
  }
  api.reply = { status: 200, body: { code: 200, message: 'สำเร็จ' } };
  await send.click();
  await expect(heading).toHaveText('รับลงทะเบียนแล้ว');
});

test('a dialog that is closed while it sends: the answer comes as a toast', async ({
  page,
  api,
}) => {
  let letGo: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/v2/register', async (route) => {
    await closed;
    await route.continue();
  });
  await registerFromCard(page);
  await expect(page.getByText('อย่าเพิ่งปิดหน้านี้')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  letGo();
  await expect(page.getByRole('region', { name: 'ข้อความแจ้ง' })).toContainText(
    'รับลงทะเบียนแล้วจาก API',
  );
  expect(api.received).toHaveLength(1);
});

test('a code under data is an answer, and Thai digits are digits', async ({ page, api }) => {
  api.reply = { status: 200, body: { data: { code: 200, reference: 'R43' } } };
  await page.goto('/register');
  await fillIn(page);
  await page.getByLabel('จำนวนสาขา').fill('๑๒');
  await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
  await expect(page.getByRole('heading', { name: 'รับลงทะเบียนแล้ว' })).toBeFocused();
  expect(api.received.map(({ body }) => body.branches)).toEqual(['12']);
});

test('a network that is lost in the middle: the form waits, and sends the same again', async ({
  page,
  context,
  api,
}) => {
  // The API has it; its answer is cut off with the network.
  await page.route(
    '**/api/v2/register',
    async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await page.goto('/register');
  await fillIn(page);
  await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
  await expect(page.getByText(/ไม่มีอินเทอร์เน็ต ข้อมูลยังอยู่ครบ/)).toBeVisible();
  await expectKept(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'รับลงทะเบียนแล้ว' })).toBeVisible();
  expect(api.received).toHaveLength(1);
});

test('a page that is loaded again after a failure goes on with the same registration', async ({
  page,
  api,
}) => {
  api.reply = { status: 500, body: { code: 500, message: 'ล่ม' } };
  await page.goto(`/register?package=${smallest}`);
  await fillIn(page);
  await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
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

test('its page is seen before its script is asked for, and what is typed meanwhile stays', async ({
  page,
  api,
}) => {
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`/register?package=${smallest}`, { waitUntil: 'commit' });
  await fillIn(page);
  await registrationForm(page).locator(`[value="${largest}"]`).check({ force: true });
  const more = page.getByRole('button', { name: 'เพิ่มหนึ่งสาขา' });
  await expect(more).toBeDisabled();
  scripts.resolve(undefined);
  await expect(more).toBeEnabled();

  await expectKept(page);
  await expect(registrationForm(page).locator(`[value="${largest}"]`)).toBeChecked();
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(mount|react)\.[^/]*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(1);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
  await registrationForm(page).getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
  await expect.poll(() => api.received.length).toBe(1);
  expect(api.received[0]?.body).toMatchObject({ package: largest });
});

test('no code of the form is fetched before it is reached for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /\/(dialog|registration-form|react)\./.test(url))).toEqual([]);
});

test('without an API the enquiry is kept, and the visitor is told so and whom to call', async ({
  page,
}) => {
  const site = await new Site().start();
  await page.goto(`${site.url}/register?package=${smallest}`);
  await expect(page.getByRole('radio', { name: smallestPlan.name })).toBeChecked();
  await fillIn(page);
  await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
  const alert = page.getByRole('alert');
  const [before = '', after = ''] = keptRegistration.unreachable.split('{{reference}}');
  await expect(alert).toContainText(before);
  await expect(alert).toContainText(after);
  await expect(page.getByRole('button', { name: /ส่ง/ })).toHaveCount(0);
  const [lead, ...others] = site.leads();
  expect(others).toEqual([]);
  await expect(alert).toContainText(lead?.reference ?? 'none');
  await site.dispose();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to a page that takes the registration', async ({ page, api }) => {
    await page.goto('/#pricing');
    await page.getByRole('link', { name: chooseLabel(largest) }).click();
    await expect(page).toHaveURL(new RegExp(`/register\\?package=${largest}$`));
    await expect(page.getByRole('radio', { name: largestPlan.name })).toBeChecked();
    await fillIn(page);
    await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
    await expect(page).toHaveURL(/\/register\/thanks\?ref=R42$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('รับลงทะเบียนแล้ว');
    await expect(page.locator('.ticket-number')).toHaveText('R42');
    await expect(page.locator('main')).not.toContainText(typed.phone);
    expect(api.received).toHaveLength(1);
  });

  test('an API that does not answer: kept, said so, and not to be sent again', async ({
    page,
    api,
  }) => {
    api.reply = 'reset';
    await page.goto(`/register?package=${smallest}`);
    await fillIn(page);
    await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'ยังไม่ได้ลงทะเบียน แต่เราได้รับข้อมูลแล้ว',
    );
    await expect(page.getByRole('alert')).toContainText(/เก็บข้อมูลของคุณไว้แล้ว เลขอ้างอิง \w{4}-\w{4}/);
    await expect(page.locator('main form')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /LINE/ }).first()).toBeVisible();
  });

  test('an API that gives no number: thanks with a ticket that has none', async ({ page, api }) => {
    api.reply = { status: 200, body: { code: 200 } };
    await page.goto(`/register?package=${smallest}`);
    await fillIn(page);
    await registrationForm(page).locator('[name="clinic_name"]').fill('คลินิกไร้เลข');
    await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('รับลงทะเบียนแล้ว');
    await expect(page.locator('.ticket')).toContainText('เจ้าหน้าที่จะโทรกลับ');
    await expect(page.locator('.ticket-number')).toHaveCount(0);
  });

  test('what is wrong is listed, and nothing is lost', async ({ page, api }) => {
    await page.goto(`/register?package=${smallest}`);
    await fillIn(page);
    await registrationForm(page).locator('[name="phone"]').fill('12');
    await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
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
