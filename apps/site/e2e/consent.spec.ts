import { expect, type Page } from '@playwright/test';
import { fillIn, leadForm, sendForm } from './lead-form.ts';
import { toasts } from './page.ts';
import { register } from './registration-form.ts';
import { contentKey, type Site, analyticsKey } from './site.ts';
import { banner, type Receivers, test } from './site-with-tags.ts';

async function sendLead(page: Page) {
  await sendForm(page);
  const dialog = page.getByRole('dialog', { name: /ขอบคุณ/ });
  const reference = await dialog.locator('.ticket-number').textContent();
  await dialog.getByRole('button', { name: 'ตกลง' }).click();
  return reference;
}

/** Asks for the records of consent with a key. */
const askRecords = (site: Site, bearer: string) =>
  fetch(`${site.url}/api/consent`, { headers: { authorization: `Bearer ${bearer}` } });

/** Accepts all on the page that is open, and waits for the tag. */
async function accept(page: Page, receivers: Receivers) {
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBe(1);
}

test('after a refusal no third party is contacted and no cookie set, and the refusal is recorded', async ({
  page,
  receivers,
  siteWithTags: site,
}) => {
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

  // The map has a button of its own, and loads nothing before it is pressed.
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

  const [latest] = (await (await askRecords(site, analyticsKey)).json()) as Record<
    string,
    unknown
  >[];
  expect(latest).toEqual({
    allowed: [],
    offered: ['analytics', 'ads'],
    at: expect.anything(),
    id: expect.anything(),
    version: expect.anything(),
    wording: expect.anything(),
  });
  for (const other of ['', contentKey]) expect((await askRecords(site, other)).status).toBe(401);
});

test('after accepting, the tag gets denied defaults, then a page view, a lead with its reference and contacts', async ({
  page,
  receivers,
}) => {
  await page.goto('/');
  await accept(page, receivers);
  const purposes = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'];
  const denied = Object.fromEntries(purposes.map((purpose) => [purpose, 'denied']));
  expect(receivers.factsOf('consent', 'default')).toEqual([denied]);
  expect(receivers.factsOf('consent', 'update')).toMatchObject([
    { analytics_storage: 'granted', ad_user_data: 'granted' },
  ]);

  const lead = { send_to: 'G-TEST1', transaction_id: await sendLead(page) };
  await expect.poll(() => receivers.factsOf('event', 'generate_lead')).toEqual([lead]);
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  await page.locator('.contact a[href^="tel:"]').first().click();
  await page.locator('.contact a[href*="line.me"]').first().click();
  const contacts = ['phone', 'line'].map((method) => ({ send_to: 'G-TEST1', method }));
  await expect.poll(() => receivers.factsOf('event', 'contact')).toEqual(contacts);
  expect(JSON.stringify(receivers.commands)).not.toMatch(/สมหญิง|81-?234-?5678|somying/);
});

test('sends Google only path, campaign and click ids of an address', async ({
  page,
  receivers,
}) => {
  await page.goto('/terms');
  await accept(page, receivers);

  const secret = 'email=a%40b.co.th&token=SECRET';
  for (const [opened, sent, shown] of [
    ['/?UTM_Source=news&gclid=Y#token=SECRET', '/?utm_source=news&gclid=Y'],
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
    const place = { page_location: new URL(sent, page.url()).href };
    expect(told).toMatchObject([place, place]);
    expect(JSON.stringify(told)).not.toMatch(/สมหญิง/);
    // The tag also reads the address bar and the referrer.
    expect(page.url()).not.toMatch(/SECRET|email/);
    if (shown) expect(page.url()).toContain(shown);
  }
  receivers.commands.length = 0;
  await page.getByRole('contentinfo').getByRole('link', { name: 'ข้อกำหนดการใช้งาน' }).click();
  await expect.poll(() => receivers.of('config').length).toBe(2);
  expect(JSON.stringify(receivers.commands)).not.toMatch(/SECRET|b\.co\.th/);
});

test('loads no tag on previews, and leaks no preview address', async ({ page, receivers }) => {
  await page.goto('/terms');
  await accept(page, receivers);
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

test('sends the conversion once for several attempts to register', async ({
  page,
  receivers,
  api,
}) => {
  await page.goto('/terms');
  await accept(page, receivers);
  api.reply = { status: 500, body: { code: 500, message: 'ล่ม' } };
  await register(page);
  await expect(page.getByRole('alert')).toContainText('ล่ม');
  api.reply = { status: 200, body: { code: 200, message: 'ok' } };
  await page.getByRole('button', { name: 'ส่งอีกครั้ง' }).click();
  await expect(page.getByRole('heading', { name: 'รับลงทะเบียนแล้ว' })).toBeVisible();

  expect(api.received).toHaveLength(2);
  expect(receivers.of('event', 'conversion')).toHaveLength(1);
});

const settings = (page: Page) => page.getByRole('dialog', { name: 'ตั้งค่าคุกกี้' });
const openSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'ตั้งค่าคุกกี้' }).click();
/** Clicks a phone link, which is reported to the tag where consent allows it. */
const clickPhone = (page: Page) =>
  page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector<HTMLElement>('a[href^="tel:"]')?.click();
  });

test('applies consent by purpose, and changes made from the footer', async ({
  page,
  context,
  receivers,
}) => {
  await page.goto('/terms');
  await banner(page).getByRole('button', { name: 'เลือกเอง' }).click();
  await settings(page)
    .getByRole('checkbox', { name: /วิเคราะห์/ })
    .check({ force: true });
  await settings(page).getByRole('button', { name: 'บันทึกตัวเลือก' }).click();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBe(1);
  expect(receivers.of('config', 'AW-123')).toEqual([]);

  // The page view is not counted again when more is allowed.
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
  await clickPhone(page);
  await page.goto('/pdpa');
  await page.waitForLoadState('networkidle');
  expect(receivers.requests).toHaveLength(before);
});

test('applies a withdrawal in other tabs, and on a page restored from the back-forward cache', async ({
  page,
  context,
  receivers,
}) => {
  await page.goto('/terms');
  await accept(page, receivers);
  await clickPhone(page);
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
  await clickPhone(page);
  await page.goto('/terms');
  expect(receivers.of('event', 'contact')).toHaveLength(1);
  expect(receivers.of('event', 'user_engagement')).toEqual([]);

  // Consent is given again while this page is in the back-forward cache.
  const kept = await other.evaluate(() => localStorage.getItem('consent'));
  await openSettings(other);
  await settings(other).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBe(4);
  await page.evaluate((before) => {
    localStorage.setItem('consent', before ?? '');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, kept);
  await clickPhone(page);
  await page.waitForLoadState('networkidle');
  expect(receivers.of('event', 'contact')).toHaveLength(1);
});

test('sends a choice again, once, when it could not be recorded', async ({
  page,
  siteWithTags: site,
}) => {
  const records = async () =>
    ((await (await askRecords(site, analyticsKey)).json()) as unknown[]).length;
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

test('asks again when the wording or the purposes have changed', async ({ page, receivers }) => {
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

test('without browser storage: no banner, no tag, and forms are sent', async ({
  page,
  receivers,
  api,
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
  await sendLead(page);
  await register(page);
  await expect(page.getByRole('heading', { name: 'รับลงทะเบียนแล้ว' })).toBeVisible();
  expect(api.received).toHaveLength(1);
  await expect(banner(page)).toBeHidden();
  expect(receivers.requests).toEqual([]);
});

test('reports a lead without the form’s script once, on the thanks page', async ({
  page,
  receivers,
  siteWithTags: site,
}) => {
  await page.goto('/terms');
  await accept(page, receivers);
  await page.route('**/_astro/{react,lead-form}.*.js', (route) => route.abort());
  await page.goto('/contact');
  await fillIn(page);
  await leadForm(page).submit.click();
  await expect(page).toHaveURL(/\/thanks\?ref=/);
  const reference = new URL(page.url()).searchParams.get('ref');
  await expect
    .poll(() => receivers.factsOf('event', 'generate_lead'))
    .toEqual([{ send_to: 'G-TEST1', transaction_id: reference }]);
  await page.reload();
  await expect.poll(() => receivers.of('config', 'G-TEST1').length).toBeGreaterThanOrEqual(4);
  // Neither a shared link nor an invented reference is reported.
  for (const address of [page.url(), `${site.url}/thanks?ref=AAAA-0000`]) {
    const other = await page.context().newPage();
    await other.goto(address, { waitUntil: 'networkidle' });
  }
  expect(receivers.of('event', 'generate_lead')).toHaveLength(1);
});
