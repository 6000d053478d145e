import { type SiteCounts, siteCounts } from '@clinicdee/protocol';
import { expect, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { bangkokDay } from '../src/thai/dates.ts';
import { leadForm, openForm, sendForm } from './lead-form.ts';
import { analyticsKey, Site, test as base } from './site.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** `counting` is a site with no other visitors, since every number is checked. */
const test = base.extend<{ counting: Site }>({
  counting: async ({ content }, use) => {
    await using site = await new Site().start({
      ANALYTICS_READ_KEY: analyticsKey,
      ...content.environment,
    });
    await site.hasArticles();
    await use(site);
  },
  baseURL: async ({ counting }, use) => use(counting.url),
  userAgent: phone,
});
// Beacons of a page that unloads carry the browser's own user agent, not the page's.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), `--user-agent=${phone}`],
  },
});

/**
 * Hides that Playwright drives the browser, and records beacons in the tab: Playwright does not report those of a
 * page that unloads.
 */
const asPerson = (page: Page, signals: Record<string, unknown> = {}) =>
  page.addInitScript((changes) => {
    for (const [name, value] of Object.entries({ webdriver: false, ...changes })) {
      Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      sessionStorage.setItem(
        'told',
        `${sessionStorage.getItem('told') ?? ''}${url}?${String(body as URLSearchParams)}\n`,
      );
      return send(url, body);
    };
  }, signals);

/** Leaves the page. @returns all beacons of the tab */
async function leave(page: Page): Promise<string[]> {
  await page.goto('/robots.txt');
  const told = await page.evaluate(() => sessionStorage.getItem('told') ?? '');
  return told.split('\n').filter(Boolean);
}

async function countsOf(site: Site): Promise<SiteCounts> {
  const today = bangkokDay(Date.now());
  const answer = await fetch(`${site.url}/api/counts?from=2026-01-01&to=${today}`, {
    headers: { authorization: `Bearer ${analyticsKey}` },
  });
  return siteCounts.parse(await answer.json());
}

const beacon = (site: Site, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api/counts`, {
    method: 'POST',
    headers: { 'user-agent': phone, origin: site.url, ...headers },
    body: new URLSearchParams({ page: '/', events: 'view', ...fields }),
  });

test('counts a visit from an ad to a lead with one small request per page and no personal data', async ({
  page,
  counting,
}) => {
  await asPerson(page);
  await page.goto('/?utm_source=google&utm_medium=cpc&utm_campaign=เปิดปี&gclid=SECRET-CLICK');
  await page.goto('/articles/detail/long-guide');
  const { dialog } = await sendForm(page);
  await expect(dialog).toBeVisible();
  await page.goto('/nothing-here');
  const told = await leave(page);
  expect(told).toHaveLength(4);
  expect(Math.max(...told.map(({ length }) => length))).toBeLessThan(300);
  expect(told.join()).not.toMatch(/SECRET|081|%E0%B8%AA%E0%B8%A1|somying/);
  expect(await page.context().cookies()).toEqual([]);

  const all = { visit: 1, view: 4, form_seen: 1, form_started: 1, form_sent: 1 };
  await expect.poll(async () => (await countsOf(counting)).total.view).toBe(4);
  const counts = await countsOf(counting);
  expect(counts.total).toMatchObject(all);
  expect(counts.days.map(({ day }) => day)).toEqual([bangkokDay(Date.now())]);
  expect(counts.sources).toHaveLength(1);
  expect(counts.sources[0]).toMatchObject({ source: 'google_ads', detail: '', ...all });
  expect(counts.campaigns[0]).toMatchObject({ campaign: 'เปิดปี', ...all });
  expect(counts.devices[0]).toMatchObject({ device: 'mobile', ...all });
  expect(counts.pages.map(({ page: path, view, form_sent }) => [path, view, form_sent])).toEqual([
    ['/', 2, 1],
    ['/articles/detail/long-guide', 1, 0],
    ['other', 1, 0],
  ]);
});

test('sends only the host of the referrer', async ({ page, counting }) => {
  await asPerson(page);
  await page.goto('/terms', { referer: 'https://www.pantip.com/topic/123?name=somying' });
  const [told] = await leave(page);
  expect(told).toContain('referrer=www.pantip.com&');
  expect(told).not.toContain('topic');
  await expect
    .poll(async () => (await countsOf(counting)).sources)
    .toMatchObject([{ source: 'referral', detail: 'pantip.com', visit: 1, view: 1 }]);
});

test('sends a hidden page once, and later only new events', async ({ page }) => {
  await asPerson(page);
  await openForm(page);
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await hide();
  await hide();
  await leadForm(page).name.fill('สมหญิง');
  const told = await leave(page);
  expect(told).toHaveLength(2);
  expect(told[1]).toContain('events=form_started&');
});

test('counts events after midnight on the day of the visit, at most seven days back', async ({
  counting,
}) => {
  const day = (before: number) => bangkokDay(Date.now() - before * 24 * 60 * 60_000);
  for (const days of ['', '0', '1', '7', '8', '-1', '1.5', 'x']) await beacon(counting, { days });
  const { days } = await countsOf(counting);
  expect(days.map((one) => [one.day, one.view])).toEqual([
    [day(7), 1],
    [day(1), 1],
    [day(0), 6],
  ]);
});

for (const [who, signals] of [
  ['a robot', { webdriver: true }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
] as const) {
  test(`sends nothing for ${who}`, async ({ page }) => {
    await asPerson(page, signals);
    await page.goto('/terms');
    expect(await leave(page)).toEqual([]);
  });
}

test('the server ignores bots and opt-outs, refuses invalid counts, and limits the rate', async ({
  counting,
}) => {
  const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  for (const [name, value] of [
    ['user-agent', bot],
    ['sec-gpc', '1'],
    ['dnt', '1'],
    ['sec-purpose', 'prefetch;prerender'],
  ] as const) {
    expect((await beacon(counting, {}, { [name]: value })).status, name).toBe(204);
  }
  for (const [status, fields, headers] of [
    [403, {}, { origin: 'https://evil.example' }],
    [403, {}, { 'sec-fetch-site': 'cross-site' }],
    [413, { campaign: 'x'.repeat(33_000) }, {}],
    [415, {}, { 'content-type': 'text/plain' }],
    [422, { events: 'lead' }, {}],
    [422, { events: 'view hack' }, {}],
    [422, { page: 'https://evil.example/' }, {}],
    [422, { click: 'value' }, {}],
  ] as [number, Record<string, string>, Record<string, string>][]) {
    expect((await beacon(counting, fields, headers)).status, JSON.stringify(fields)).toBe(status);
  }
  expect((await countsOf(counting)).total.view).toBe(0);

  const statuses: number[] = [];
  for (let time = 0; time < 300; time++) statuses.push((await beacon(counting, {})).status);
  expect(statuses.at(-1)).toBe(429);
  const { total } = await countsOf(counting);
  expect(total.view).toBe(statuses.filter((status) => status === 204).length);
});

test('shows the sums only with the statistics key', async ({ counting, content }) => {
  for (const [status, query, key] of [
    [401, '?from=2026-01-01&to=2026-01-02', ''],
    [401, '?from=2026-01-01&to=2026-01-02', 'wrong'],
    [401, '?from=2026-01-01&to=2026-01-02', content.key],
    [200, '?from=2026-01-01&to=2026-01-02', analyticsKey],
    [422, '', analyticsKey],
    [422, '?from=2026-01-02&to=2026-01-01', analyticsKey],
    [422, '?from=2026-02-30&to=2026-03-01', analyticsKey],
  ] as const) {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`${counting.url}/api/counts${query}`, { headers });
    expect(answer.status, `${query} ${key}`).toBe(status);
  }
});
