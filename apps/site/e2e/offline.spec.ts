import type { BrowserContext, Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { th } from '../src/content/th/index.ts';
import { baht } from '../src/thai/amount.ts';
import { fillIn, leadForm, openForm } from './lead-form.ts';
import { expect, Site, test } from './site.ts';

const { brand } = th;
const [smallest] = th.packages;
if (!smallest) throw new Error('the file has no package');
const price = `${baht(smallest.yearlySatang, 'th')} บาท`;

test.use({ serviceWorkers: 'allow' });

const keptIn = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('/detail/')));

/** Opens an article and waits until the worker has it. */
async function read(page: Page, slug: string): Promise<void> {
  // A machine that is busy elsewhere turns pages away for a moment.
  await expect(async () => {
    await page.goto(`/articles/detail/${slug}`, { waitUntil: 'networkidle' });
    await expect.poll(() => keptIn(page)).toContain(`/articles/detail/${slug}`);
  }).toPass({ timeout: 40_000 });
}

/** No network for the pages nor for the worker behind them. */
const loseNetwork = (context: BrowserContext) => context.setOffline(true);

test('an article that was read can be read without a network, and says how old it is', async ({
  page,
  context,
}) => {
  await read(page, 'long-guide');
  await loseNetwork(context);
  await page.goto('/articles/detail/long-guide');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('คู่มือน้ำยา');
  await expect(page.getByRole('note').first()).toContainText(/สำเนาที่เก็บไว้ในเครื่องเมื่อ .* 25\d\d/);
  // Drawn as ever: its styles are there.
  const width = await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily);
  expect(width).toContain('Anuphan');
});

test('whatever else is asked for is never an old page: it says so, with the number and what can be read', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await read(page, 'long-guide');
  await page.goto('/');
  await loseNetwork(context);
  for (const address of [
    '/',
    `/register?package=${smallest.id}`,
    '/articles',
    '/articles/detail/article-2',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ไม่มีอินเทอร์เน็ต');
    await expect(page.locator('main')).not.toContainText(price);
    await expect(page.getByRole('note')).toContainText('สำเนา');
    const call = page.locator(`main a[href="${brand.phone.href}"]`);
    await expect(call).toContainText(brand.phone.shown);
  }
  await page.getByRole('link', { name: /คู่มือน้ำยา/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('คู่มือน้ำยา');
  await context.setOffline(false);
  await page.goto('/');
  await expect(page.locator('#pricing')).toContainText(price);
});

test('the last ten are kept', async ({ page }) => {
  test.setTimeout(180_000);
  for (let index = 2; index <= 13; index++) await read(page, `article-${index}`);
  await expect.poll(async () => (await keptIn(page)).length).toBe(10);
  expect(await keptIn(page)).not.toContain('/articles/detail/article-2');
});

test('what was typed without a network is offered again in another tab, and sent by nobody but the visitor', async ({
  page,
  context,
  site,
}) => {
  await openForm(page);
  await loseNetwork(context);
  await fillIn(page, { name: 'ส่งไม่ได้ ตอนนี้' });
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await openForm(later);
  await expect(leadForm(later).name).toHaveValue('ส่งไม่ได้ ตอนนี้');
  await expect(leadForm(later).hint).toContainText('ยังไม่ได้ส่ง');
  const sent = () => site.leads().filter(({ payload }) => payload?.fullname === 'ส่งไม่ได้ ตอนนี้');
  expect(sent()).toHaveLength(0);
  await leadForm(later).submit.click();
  await expect(leadForm(later).dialog).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(await later.evaluate(() => localStorage.getItem('unsent-lead-form'))).toBeNull();
});

test('the worker weighs at most 3 KB, asks the site alone, and can be taken back', async ({
  page,
  request,
  content,
}) => {
  test.setTimeout(240_000);
  const answer = await request.get('/worker.js');
  const script = await answer.body();
  expect(script.byteLength).toBeLessThanOrEqual(3 * 1024);
  expect(brotliCompressSync(script).byteLength).toBeLessThanOrEqual(1.3 * 1024);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });

  const port = '28011';
  const environment = { PORT: port, LEADS_PER_MINUTE: '1000', ...content.environment };
  const keeping = await new Site().start(environment);
  await keeping.hasArticles();
  await page.goto(`${keeping.url}/articles/detail/long-guide`, { waitUntil: 'networkidle' });
  await expect.poll(() => keptIn(page)).toHaveLength(1);
  await keeping.stop();
  const without = await new Site().start({ ...environment, KEEP_ARTICLES: '0' });
  try {
    await without.hasArticles();
    await page.goto(`${without.url}/articles/detail/long-guide`, { waitUntil: 'networkidle' });
    await expect.poll(() => keptIn(page)).toHaveLength(0);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  } finally {
    await without.dispose();
    await keeping.dispose();
  }
});
