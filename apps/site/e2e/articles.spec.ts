import { unbind } from '@clinicdee/thai';
import { articleTexts } from '../src/content/th/articles.ts';
import { misbehaviours } from './content-site.ts';
import { toasts } from './page.ts';
import { fillWithSamples } from './sample-articles.ts';
import { expect, test, testOwnSite, testWithoutScript } from './site.ts';

const detail = (slug: string) => `/articles/detail/${slug}`;

testWithoutScript('a reader sorts, filters and searches the list', async ({ page }) => {
  await page.goto('/articles');
  const titles = (await page.locator('.card h2').allTextContents()).map(unbind);
  expect(titles).toHaveLength(30);
  expect(titles).toEqual(titles.toSorted());
  await expect(page.getByText('30 บทความ แสดง 1–30')).toBeVisible();
  const eager = await page.locator('.card img:not([loading=lazy])').count();
  expect(eager).toBeGreaterThan(0);
  expect(eager).toBeLessThanOrEqual(3);

  await page.getByRole('link', { name: 'ใหม่ล่าสุด' }).click();
  await expect(page).toHaveURL(/\/articles\?order=newest$/);
  await expect(page.locator('.card h2').first()).toContainText('คู่มือน้ำยา');
  await page.getByRole('link', { name: /^การเงิน/ }).click();
  await expect(page.getByText('7 บทความ')).toBeVisible();
  await page.getByRole('searchbox').fill('แพทย์');
  await page.getByRole('button', { name: 'ค้นหา' }).click();
  await expect(page.locator('.card')).toHaveCount(6);
  await expect(page.locator('.card mark').first()).toHaveText('แพทย์');
  await expect(page.getByRole('searchbox')).toHaveValue('แพทย์');

  await page.goto('/articles?q=ภาษีนิติบุคคล');
  await expect(page.locator('.state')).toContainText('ไม่พบบทความที่ตรงกับ “ภาษีนิติบุคคล”');
  const tag = page.getByRole('navigation', { name: articleTexts.empty.tags }).getByRole('link');
  await expect(tag.first()).toHaveAttribute('href', /^\/articles\?tag=/);
  await page.getByRole('link', { name: 'ล้างคำค้น ดูทั้งหมด' }).click();
  await expect(page.locator('.card')).toHaveCount(30);
  for (const number of ['99', 'zero'])
    expect((await page.goto(`/articles?page=${number}`))?.status()).toBe(404);
});

test('suggests words while a visitor types, and takes one by keyboard', async ({ page }) => {
  await page.goto('/articles');
  // The search field becomes a combobox on first focus.
  await page.getByRole('searchbox', { name: articleTexts.search.label }).focus();
  const field = page.getByRole('combobox', { name: articleTexts.search.label });
  const options = page
    .getByRole('listbox', { name: articleTexts.search.label })
    .getByRole('option');
  // A busy server suggests nothing; the next letter asks again.
  const type = () =>
    expect(async () => {
      await field.fill('');
      await field.pressSequentially('แพท');
      await expect(options.first()).toHaveText('แพทย์', { timeout: 2000 });
    }).toPass();
  await type();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', 'suggestion-0');
  await expect(field).toHaveValue('แพท');
  await field.press('ArrowUp');
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0);

  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('แพท');

  await type();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('บทความที่มี “แพทย์”');
});

testOwnSite(
  'fetches changes when the content site calls, and refuses other callers',
  async ({ content, site }) => {
    content.articles = [{ title: 'หนึ่ง', content: '<p>ก</p>' }];
    await site.start({ ...content.environment, CONTENT_SYNC_INTERVAL: '3600' });
    const list = () => site.textOf('/articles');
    await expect.poll(list).toContain('หนึ่ง');
    content.articles.push({ title: 'สองมาใหม่', content: '<p>ข</p>' });
    const call = async (key: string) => {
      const init = { method: 'POST', headers: { authorization: `Bearer ${key}` } };
      return (await fetch(`${site.url}/api/articles/changed`, init)).status;
    };
    // A busy server answers 503 at first.
    await expect.poll(() => call('wrong')).toBe(401);
    expect(await list()).not.toContain('สองมาใหม่');
    await expect.poll(() => call(content.key)).toBe(202);
    await expect.poll(list).toContain('สองมาใหม่');
  },
);

testOwnSite(
  'while the content site fails: an error with a retry, later the copied articles, also after a restart',
  async ({ page, content, site }) => {
    content.misbehave = misbehaviours['answers 500'];
    await fillWithSamples(content);
    content.articles = [{ title: 'ยังอยู่เสมอ', content: '<p>ก</p>', cover: '/media/cover.png' }];
    await site.start(content.environment);
    await expect(async () => {
      const response = await page.goto(`${site.url}/articles`);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole('alert')).toContainText('ฐานข้อมูลขัดข้อง', { timeout: 500 });
    }).toPass();
    // 503, not 404: articles may exist. Lists would be incomplete.
    for (const path of ['/articles/detail/ยังอยู่เสมอ', '/rss.xml', '/sitemap.xml']) {
      const answer = await fetch(site.url + path);
      expect([answer.status, answer.headers.has('retry-after')], path).toEqual([503, true]);
      expect(await answer.text()).toContain('<main');
    }

    content.misbehave = undefined;
    await expect(async () => {
      await page.getByRole('link', { name: 'ลองใหม่' }).click();
      await expect(page.getByText('ยังอยู่เสมอ')).toBeVisible({ timeout: 500 });
    }).toPass();
    await site.hasArticles();

    await content.stop();
    await site.stop();
    await site.start(content.environment);
    await page.goto(`${site.url}/articles`);
    await page.getByRole('link', { name: 'ยังอยู่เสมอ', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ยังอยู่เสมอ');
    const cover = page.locator('.article-cover img');
    await expect(cover).toHaveJSProperty('complete', true);
    expect(await cover.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  },
);

test('requests nothing from YouTube before the video is clicked', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube|ytimg|google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'video' });
  });
  await page.goto(detail('long-guide'));
  const video = page.getByRole('link', { name: /เล่นวิดีโอ/ });
  await video.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await video.click();
  await expect(page.locator('iframe[title="สาธิตการนำเข้า"]')).toBeVisible();
  await expect
    .poll(() => asked[0])
    .toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*start=90/);
});

test('sharing opens LINE with the address without tokens and the title, and copies the link', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/line\.me|facebook/, (route) => route.fulfill({ body: 'shared' }));
  const address = `${detail('long-guide')}?order=newest`;
  await page.goto(`${address}&utm_source=line&fbclid=X&token=SECRET`);
  const opened = page.waitForEvent('popup');
  await page.locator('.share').getByRole('link', { name: /Line/ }).click();
  const popup = await opened;
  await popup.waitForURL(/social-plugins\.line\.me/);
  const shared = new URL(popup.url());
  expect(shared.searchParams.get('url')).toBe(site.url + address);
  expect(shared.searchParams.get('text')).toContain('คู่มือน้ำยา');
  expect(shared.search, 'LINE shows a plus sign as it is').not.toContain('+');
  await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click();
  await expect(toasts(page)).toContainText('คัดลอกลิงก์แล้ว');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + address);
});

test.describe('in the browser of the LINE app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Line/14.1.0' });
  test('uses a plain link', async ({ page, site }) => {
    await page.goto(`${detail('long-guide')}?utm_source=line`);
    await page.evaluate(() => {
      window.open = () => {
        throw new Error('no windows here');
      };
    });
    const link = page.locator('.share').getByRole('link', { name: /Facebook/ });
    const u = encodeURIComponent(site.url + detail('long-guide'));
    const sharer = 'https://www.facebook.com/sharer/sharer.php';
    await expect(link).toHaveAttribute('href', `${sharer}?u=${u}`);
    const isPlain = await link.evaluate((element) =>
      element.dispatchEvent(new MouseEvent('click', { bubbles: false, cancelable: true })),
    );
    expect(isPlain).toBe(true);
  });
});

test('shows a draft for a valid token only, neither cached nor indexed, and names the reason otherwise', async ({
  content,
  page,
}) => {
  content.drafts.set('good', {
    title: 'ยังไม่เผยแพร่',
    slug: 'draft',
    content: '<p>ร่าง</p><script>alert(1)</script>',
  });
  const shown = await page.goto('/articles/preview?token=good');
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  expect(shown?.headers()).toMatchObject(headers);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ยังไม่เผยแพร่');
  await expect(page.getByText('ตัวอย่างก่อนเผยแพร่')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect((await page.goto('/articles/detail/draft'))?.status()).toBe(404);
  expect((await page.goto('/articles/preview?token=bad'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('เปิดตัวอย่างไม่ได้');
  const { link, away, refused } = articleTexts.preview.advice;
  const seen = page.locator('main');
  await expect(seen).toContainText(link);
  content.drafts.set('nameless', { title: ' ', content: '<p>ร่าง</p>' });
  expect((await page.goto('/articles/preview?token=nameless'))?.status()).toBe(422);
  await expect(seen).toContainText(refused);
  content.misbehave = misbehaviours['refuses the key'];
  expect((await page.goto('/articles/preview?token=bad'))?.status()).toBe(503);
  content.misbehave = undefined;
  await expect(seen).toContainText(away);
  await expect(seen).not.toContainText(link);
});
