import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test as plain } from '@playwright/test';
import { fillIn, leadForm, openForm } from './lead-form.ts';
import { RegistrationApiDouble } from './registration-api.ts';
import { Site } from './site.ts';

const key = 'key-of-the-office';

/** Everything that third parties were asked for: by a stand-in for Google's tag that tells all. */
class Receivers {
  readonly requests: string[] = [];
  readonly commands: { at: number; command: unknown[] }[] = [];

  async watch(context: BrowserContext, site: string): Promise<void> {
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(site) && !url.startsWith('data:')) this.requests.push(url);
    });
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: standIn }),
    );
    await context.route('https://www.google-analytics.com/**', async (route) => {
      const command = JSON.parse(route.request().postData() ?? '[]') as unknown[];
      this.commands.push({ at: Date.now(), command });
      await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
    });
  }

  /** The commands of one kind: `event` and the event's name, say. */
  of(...start: string[]) {
    return this.commands.filter(({ command }) => start.every((word, at) => command[at] === word));
  }
}

const standIn = `{
  const send = (command) => navigator.sendBeacon(
    'https://www.google-analytics.com/g/collect', JSON.stringify([...command]));
  const waiting = window.dataLayer.splice(0);
  window.dataLayer.push = (command) => send(command);
  waiting.forEach(send);
}`;

interface Fixtures {
  receivers: Receivers;
  running: { site: Site; api: RegistrationApiDouble };
}

const test = plain.extend<Pick<Fixtures, 'receivers'>, Pick<Fixtures, 'running'>>({
  running: [
    async ({}, use) => {
      const api = await new RegistrationApiDouble().start();
      const site = await new Site().start({
        LEADS_PER_MINUTE: '10000',
        GA_MEASUREMENT_ID: 'G-TEST1',
        ADS_CONVERSION_ID: 'AW-123/label',
        CONTENT_API_KEY: key,
        REGISTRATION_API_URL: api.url,
        REGISTRATION_API_TOKEN: 'token-of-the-test',
      });
      await use({ site, api });
      await site.dispose();
      await api.stop();
    },
    { scope: 'worker' },
  ],
  receivers: [
    async ({ context, running }, use) => {
      const receivers = new Receivers();
      await receivers.watch(context, running.site.url);
      await use(receivers);
    },
    { auto: true },
  ],
  baseURL: async ({ running }, use) => use(running.site.url),
});

const banner = (page: Page) => page.getByRole('dialog', { name: 'ขอใช้คุกกี้เพื่อวัดผลเว็บไซต์' });

async function sendLead(page: Page) {
  await openForm(page);
  await fillIn(page);
  await leadForm(page).submit.click();
  const dialog = page.getByRole('dialog', { name: /ขอบคุณ/ });
  await expect(dialog).toBeVisible();
  const reference = await dialog.locator('b').textContent();
  await dialog.getByRole('button', { name: 'ตกลง' }).click();
  return reference;
}

async function register(page: Page) {
  await page.goto('/register?package=more');
  for (const [name, value] of Object.entries({
    clinic_name: 'คลินิกรุ่งเรือง',
    fullname: 'สมหญิง',
    phone: '0812345678',
    email: 'a@clinic.co.th',
  })) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
  await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
}

test('refusing everything: the record of third parties stays empty', async ({
  page,
  receivers,
  running: { site, api },
}) => {
  api.received.length = 0;
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(receivers.requests).toEqual([]);
  await banner(page).getByRole('button', { name: 'ปฏิเสธ' }).click();
  await expect(banner(page)).toBeHidden();
  await sendLead(page);
  await register(page);
  await expect(page.getByRole('heading', { name: 'รับลงทะเบียนแล้ว' })).toBeVisible();
  await page.goto('/pdpa');
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toBeHidden();
  expect(receivers.requests).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  const answer = await fetch(`${site.url}/api/consent`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const [latest] = (await answer.json()) as Record<string, unknown>[];
  expect(latest).toMatchObject({ allowed: [], offered: ['analytics', 'ads'] });
  expect(Object.keys(latest ?? {}).sort()).toEqual(
    ['allowed', 'at', 'id', 'offered', 'version', 'wording'].sort(),
  );
  expect((await fetch(`${site.url}/api/consent`)).status).toBe(401);
});

test('accepting: denied first, a page view, one lead with its reference', async ({
  page,
  receivers,
}) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBe(1);
  expect(receivers.of('consent', 'default')[0]?.command[2]).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  expect(receivers.of('consent', 'update')[0]?.command[2]).toMatchObject({
    analytics_storage: 'granted',
    ad_user_data: 'granted',
  });

  const reference = await sendLead(page);
  await expect.poll(() => receivers.of('event', 'generate_lead').length).toBe(1);
  expect(receivers.of('event', 'generate_lead')[0]?.command[2]).toEqual({
    send_to: 'G-TEST1',
    transaction_id: reference,
  });
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  await page.locator('.contact a[href^="tel:"]').first().click();
  await page.locator('.contact a[href*="line.me"]').first().click();
  await expect
    .poll(() => receivers.of('event', 'contact').map(({ command }) => command[2]))
    .toEqual([
      { send_to: 'G-TEST1', method: 'phone' },
      { send_to: 'G-TEST1', method: 'line' },
    ]);
  expect(JSON.stringify(receivers.commands)).not.toMatch(/สมหญิง|081|somying/);
});

test('the conversion goes out before the call, once for all tries', async ({
  page,
  receivers,
  running: { api },
}) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect.poll(() => receivers.of('config', 'AW-123').length).toBe(1);
  api.received.length = 0;
  api.reply = { status: 500, body: { code: 500, message: 'ล่ม' } };
  await register(page);
  await expect(page.getByRole('alert')).toContainText('ล่ม');
  api.reply = { status: 200, body: { code: 200, message: 'ok' } };
  await page.getByRole('button', { name: 'ส่งอีกครั้ง' }).click();
  await expect(page.getByRole('heading', { name: 'รับลงทะเบียนแล้ว' })).toBeVisible();

  const conversions = receivers.of('event', 'conversion');
  expect(conversions.map(({ command }) => command[2])).toEqual([
    { send_to: 'AW-123/label', value: 1, currency: 'THB' },
  ]);
  expect(conversions[0]?.at).toBeLessThanOrEqual(api.received[0]?.at ?? 0);
});

test('by purpose, and changed afterwards from the footer', async ({ page, receivers }) => {
  await page.goto('/terms');
  await banner(page).getByRole('button', { name: 'เลือกเอง' }).click();
  const settings = page.getByRole('dialog', { name: 'ตั้งค่าคุกกี้' });
  await settings.getByRole('checkbox', { name: /วิเคราะห์/ }).check({ force: true });
  await settings.getByRole('button', { name: 'บันทึกตัวเลือก' }).click();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBe(1);
  expect(receivers.of('config', 'AW-123')).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'ตั้งค่าคุกกี้' }).click();
  await settings.getByRole('button', { name: 'ปฏิเสธ' }).click();
  await page.waitForLoadState('networkidle');
  const before = receivers.requests.length;
  await page.goto('/pdpa');
  await page.waitForLoadState('networkidle');
  expect(receivers.requests).toHaveLength(before);
});

for (const width of [360, 1280]) {
  test(`the banner is accessible, and refusing is as easy as accepting, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/terms');
    await expect(banner(page)).toBeVisible();
    const [refuse, accept] = await Promise.all(
      ['ปฏิเสธ', 'ยอมรับ'].map(async (name) => {
        const button = banner(page).getByRole('button', { name });
        const box = await button.boundingBox();
        const look = await button.evaluate((element) => {
          const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(element);
          return { color, backgroundColor, borderColor, fontSize };
        });
        return { look, size: [box?.width, box?.height].map((side) => Math.round(side ?? 0)) };
      }),
    );
    expect(refuse).toEqual(accept);
    expect(refuse?.size[1]).toBeGreaterThanOrEqual(44);
    const { violations } = await new AxeBuilder({ page }).include('#cc-main').analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
}

test('nothing configured: no banner, no code for it, and the footer leads to the notice', async ({
  page,
}) => {
  const site = await new Site().start();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${site.url}/terms`, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /ask|consent/.test(url))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'ตั้งค่าคุกกี้' }).click();
  await expect(page).toHaveURL(/\/pdpa#cookies$/);
  const headers = (await page.request.get(`${site.url}/`)).headers();
  expect(headers['content-security-policy']).not.toMatch(/google(tagmanager|-analytics)/);
  await site.dispose();
});
