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

  // The map asks its own question, with its own button: nothing of it comes before that.
  await page.goto('/#contact');
  const map = page.locator('.contact [data-map-embed]');
  await map.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(receivers.requests).toEqual([]);
  const embed = new URL((await map.getAttribute('data-map-embed')) ?? '').origin;
  await map.click();
  await expect.poll(() => receivers.requests.length).toBeGreaterThan(0);
  expect(receivers.requests.map((url) => new URL(url).origin)).toEqual(
    receivers.requests.map(() => embed),
  );
  await page.goto('about:blank');

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

for (const [width, height, size] of [
  [360, 740, '100%'],
  [360, 740, '200%'],
  [320, 640, '200%'],
  [1280, 900, '200%'],
] as const) {
  test(`the banner covers neither buttons nor what has the focus, at ${width} px and ${size} text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const toast = page.getByRole('region', { name: 'ข้อความแจ้ง' }).locator('.toast');
    await expect(toast).toContainText('กลับมาออนไลน์แล้ว');
    const [over, under] = await Promise.all([toast.boundingBox(), banner(page).boundingBox()]);
    if (!over || !under) throw new Error('nothing to compare');
    const doOverlap = over.y < under.y + under.height && under.y < over.y + over.height;
    if (under.y > 0) expect(doOverlap, 'the toast lies over the banner').toBe(false);
    await toast.getByRole('button').click();

    for (const button of await banner(page).getByRole('button').all()) {
      expect(await button.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    }
    if (width < 768) {
      // At the top of the page the banner is passed by scrolling; at the bottom the bar stands on it.
      await page.evaluate(() => scrollTo(0, 1500));
      const call = page.locator('.mobile-bar a').first();
      await expect.poll(() => call.evaluate(isOnTop)).toBe(true);
    }
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
      expect(await page.evaluate(isOnTop, undefined), focused).toBe(true);
    }
  });
}

/** Whether some of an element, or of what has the focus, is not covered by anything. */
function isOnTop(element: unknown): boolean {
  const looked = element instanceof Element ? element : document.activeElement;
  if (!looked || looked === document.body) return true;
  const { x, y, width, height } = looked.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((across) =>
    [0.2, 0.5, 0.8].some((down) => {
      const top = document.elementFromPoint(x + width * across, y + height * down);
      return top !== null && (looked.contains(top) || top.closest('label')?.contains(looked));
    }),
  );
}

test('a lead sent before the script arrived is told once, on the page that says thanks', async ({
  page,
  receivers,
  running: { site },
}) => {
  await page.goto('/terms');
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBe(1);
  await page.route('**/_astro/lead-form*', (route) => route.abort());
  await page.goto('/contact');
  await fillIn(page);
  await leadForm(page).submit.click();
  await expect(page).toHaveURL(/\/thanks\?ref=/);
  const reference = new URL(page.url()).searchParams.get('ref');
  await expect.poll(() => receivers.of('event', 'generate_lead').length).toBe(1);
  expect(receivers.of('event', 'generate_lead')[0]?.command[2]).toEqual({
    send_to: 'G-TEST1',
    transaction_id: reference,
  });
  await page.reload();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBeGreaterThanOrEqual(4);
  // Neither a link that was passed on nor a number that nobody was given is a lead.
  for (const address of [page.url(), `${site.url}/thanks?ref=AAAA-0000`]) {
    const other = await page.context().newPage();
    await other.goto(address, { waitUntil: 'networkidle' });
  }
  expect(receivers.of('event', 'generate_lead')).toHaveLength(1);
});

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
