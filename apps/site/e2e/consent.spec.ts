import { expect, type Page } from '@playwright/test';
import { th } from '../src/content/th/index.ts';
import { fillIn, leadForm, openForm } from './lead-form.ts';
import { Site } from './site.ts';
import { banner, contentKey, key, test } from './site-with-tags.ts';

async function sendLead(page: Page) {
  await openForm(page);
  await fillIn(page);
  await leadForm(page).submit.click();
  const dialog = page.getByRole('dialog', { name: /ขอบคุณ/ });
  await expect(dialog).toBeVisible();
  const reference = await dialog.locator('.ticket-number').textContent();
  await dialog.getByRole('button', { name: 'ตกลง' }).click();
  return reference;
}

async function register(page: Page) {
  await page.goto(`/register?package=${th.packages[0]?.id}`);
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
  const headers = { authorization: `Bearer ${contentKey}` };
  expect((await fetch(`${site.url}/api/consent`, { headers })).status).toBe(401);
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
  expect(JSON.stringify(receivers.commands)).not.toMatch(/สมหญิง|81-?234-?5678|somying/);
});

test('of an address Google hears path, campaign and click ids', async ({ page, receivers }) => {
  await page.goto('/terms');
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBe(1);

  const secret = 'email=a%40b.co.th&token=SECRET';
  for (const [opened, heard, left] of [
    ['/?utm_source=news&gclid=Y#token=SECRET', '/?utm_source=news&gclid=Y'],
    ['/?utm_source=news#pricing', '/?utm_source=news', '#pricing'],
    ['/thanks?ref=AAAA-0000', '/thanks', '?ref=AAAA-0000'],
    ['/register?package=mini', '/register', '?package=mini'],
    ['/articles?q=สมหญิง', '/articles', '?q='],
  ] as const) {
    receivers.commands.length = 0;
    const address = new URL(opened, page.url());
    address.search += `${address.search ? '&' : '?'}${secret}`;
    await page.goto(address.href);
    await expect.poll(() => receivers.of('config').length, opened).toBe(2);
    const told = [receivers.of('set')[0]?.command[1], receivers.of('config')[0]?.command[2]];
    const place = { page_location: new URL(heard, page.url()).href };
    expect(told).toMatchObject([place, place]);
    expect(JSON.stringify(told)).not.toMatch(/สมหญิง/);
    // The tag reads the address bar by itself as well, and what a link leads on from.
    expect(page.url()).not.toMatch(/SECRET|email/);
    if (left) expect(page.url()).toContain(left);
  }
  receivers.commands.length = 0;
  await page.getByRole('contentinfo').getByRole('link', { name: 'ข้อกำหนดการใช้งาน' }).click();
  await expect.poll(() => receivers.of('config').length).toBe(2);
  expect(JSON.stringify(receivers.commands)).not.toMatch(/SECRET|b\.co\.th/);
});

test('on a preview there is no tag, and its address goes nowhere', async ({ page, receivers }) => {
  await page.goto('/terms');
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBe(1);
  receivers.requests.length = 0;
  for (const path of ['/preview', '/articles/preview']) {
    const answer = await page.goto(`${path}?token=SECRET`, { waitUntil: 'networkidle' });
    expect(answer?.headers()['content-security-policy']).not.toMatch(/googletagmanager/);
    await expect(page.getByRole('main')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'ตั้งค่าคุกกี้' }).click();
    await expect(page).toHaveURL(/\/pdpa#cookies$/);
    expect(await page.evaluate(() => document.referrer)).not.toContain('SECRET');
    await page.goto('about:blank');
  }
  expect(receivers.requests.join()).not.toMatch(/SECRET/);
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

const settings = (page: Page) => page.getByRole('dialog', { name: 'ตั้งค่าคุกกี้' });
const openSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'ตั้งค่าคุกกี้' }).click();
const toasts = (page: Page) => page.getByRole('region', { name: 'ข้อความแจ้ง' });
/** Something that would be told, where it is allowed. */
const call = (page: Page) =>
  page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector<HTMLElement>('a[href^="tel:"]')?.click();
  });

test('by purpose, and changed afterwards from the footer', async ({ page, context, receivers }) => {
  await page.goto('/terms');
  await banner(page).getByRole('button', { name: 'เลือกเอง' }).click();
  await settings(page)
    .getByRole('checkbox', { name: /วิเคราะห์/ })
    .check({ force: true });
  await settings(page).getByRole('button', { name: 'บันทึกตัวเลือก' }).click();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBe(1);
  expect(receivers.of('config', 'AW-123')).toEqual([]);

  // More is allowed: the page that has been counted is not counted again.
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect.poll(() => receivers.of('config', 'AW-123').length).toBe(1);
  expect(receivers.of('config', 'G-TEST1')).toHaveLength(1);
  expect((await context.cookies()).length).toBeGreaterThan(0);

  await openSettings(page);
  await settings(page).getByRole('button', { name: 'ปฏิเสธ' }).click();
  await expect(toasts(page)).toContainText('บันทึกตัวเลือกคุกกี้แล้ว');
  expect(await context.cookies()).toEqual([]);
  expect(receivers.of('event', 'user_engagement')).toEqual([]);
  const before = receivers.requests.length;
  await call(page);
  await page.goto('/pdpa');
  await page.waitForLoadState('networkidle');
  expect(receivers.requests).toHaveLength(before);
});

test('taken back in one tab, silent in the others, and on a page that comes back', async ({
  page,
  context,
  receivers,
}) => {
  await page.goto('/terms');
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBe(1);
  await call(page);
  await expect.poll(() => receivers.of('event', 'contact').length).toBe(1);

  const other = await context.newPage();
  await other.goto('/pdpa');
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBe(2);
  await openSettings(other);
  await settings(other).getByRole('button', { name: 'ปฏิเสธ' }).click();
  await expect(toasts(other)).toContainText('บันทึกตัวเลือกคุกกี้แล้ว');
  await expect
    .poll(() => page.evaluate(() => 'ga-disable-G-TEST1' in window && window['ga-disable-G-TEST1']))
    .toBe(true);
  await call(page);
  await page.goto('/terms');
  expect(receivers.of('event', 'contact')).toHaveLength(1);
  expect(receivers.of('event', 'user_engagement')).toEqual([]);

  // Allowed again elsewhere while this page was kept for "back".
  const kept = await other.evaluate(() => localStorage.getItem('consent'));
  await openSettings(other);
  await settings(other).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBe(4);
  await page.evaluate((before) => {
    localStorage.setItem('consent', before ?? '');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, kept);
  await call(page);
  await page.waitForLoadState('networkidle');
  expect(receivers.of('event', 'contact')).toHaveLength(1);
});

test('a choice that could not be written down is sent again, once', async ({
  page,
  running: { site },
}) => {
  const records = async () => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`${site.url}/api/consent`, { headers });
    return ((await answer.json()) as unknown[]).length;
  };
  await page.route('**/api/consent', (route) => route.fulfill({ status: 503 }), { times: 1 });
  const before = await records();
  await page.goto('/terms');
  const written = page.waitForResponse(
    (response) => response.url().endsWith('/api/consent') && response.ok(),
  );
  await banner(page).getByRole('button', { name: 'ปฏิเสธ' }).click();
  await written;
  expect(await records()).toBe(before + 1);
});

test('who was asked in other words, or for less, is asked again', async ({ page, receivers }) => {
  await page.goto('/terms');
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect(banner(page)).toBeHidden();
  await page.evaluate(() => {
    const choice = JSON.parse(localStorage.getItem('consent') ?? '') as { revision: number };
    localStorage.setItem('consent', JSON.stringify({ ...choice, revision: choice.revision - 1 }));
  });
  receivers.requests.length = 0;
  await page.goto('/pdpa');
  await expect(banner(page)).toBeVisible();
  expect(receivers.requests.filter((url) => url.includes('googletagmanager'))).toEqual([]);
});

test('with storage refused nobody is asked, nothing is told, and forms are sent', async ({
  page,
  receivers,
  running: { api },
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  api.received.length = 0;
  await sendLead(page);
  await register(page);
  await expect(page.getByRole('heading', { name: 'รับลงทะเบียนแล้ว' })).toBeVisible();
  expect(api.received).toHaveLength(1);
  await expect(banner(page)).toBeHidden();
  expect(receivers.requests).toEqual([]);
});

test('a lead sent before the script arrived is told once, on the page that says thanks', async ({
  page,
  receivers,
  running: { site },
}) => {
  await page.goto('/terms');
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBe(1);
  await page.route('**/_astro/hydrate*', (route) => route.abort());
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
