import { unbind } from '@clinicdee/thai';
import { type APIRequestContext, expect, test } from '@playwright/test';
import {
  addPicture,
  changeArticle,
  publishArticle,
  replacePicture,
  richText,
} from './office-articles.ts';
import { isOfficeBuilt, Office } from './office.ts';
import { Site } from './site.ts';

// One office and one site, one story: each test goes on where the one before ended.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.skip(
  !isOfficeBuilt && Boolean(process.env.APPS),
  'The office is left out by APPS: there is none to publish in.',
);

const detail = (slug: string) => `/articles/detail/${slug}`;
let office: Office;
const site = new Site();
let id: number;
let cover: number;

/** Waits until the site answers so, and notes how long that took. */
async function seen(request: APIRequestContext, path: string, status: number, text = '') {
  const start = Date.now();
  await expect
    .poll(
      async () => {
        const answer = await request.get(site.url + path, { maxRedirects: 0 });
        // Without what keeps its lines.
        return [answer.status(), unbind(await answer.text()).includes(text)];
      },
      { timeout: 30_000, intervals: [50] },
    )
    .toEqual([status, true]);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  test.info().annotations.push({ type: 'seen after seconds', description: seconds });
  console.info(`${test.info().title}: seen after ${seconds} s`);
}

test.beforeAll(async () => {
  office = await Office.make({ OFFICE_SAMPLES: 'true' });
  await office.start();
  await site.start(office.contentEnvironment);
});
test.afterAll(async () => {
  await site.dispose();
  await office.dispose();
});

test('the samples are there, with covers from the site itself', async ({ page }) => {
  await site.hasArticles();
  await page.goto(`${site.url}/articles`);
  await expect(page.locator('.card')).toHaveCount(6);
  await page.locator('.card').first().click();
  const cover = page.locator('.article-cover img');
  await expect(cover).toHaveAttribute('src', /^\/pictures\//);
  expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('what is published is seen, with its cover', async ({ request, page }) => {
  cover = await addPicture(office, '#7fb69d', 'สีเขียวหลังเคาน์เตอร์');
  const text = 'วันที่สี่เราเจอคนไข้ชื่อซ้ำ';
  id = await publishArticle(office, { title: 'ออกใหม่จากหลังบ้าน', slug: 'fresh', text, cover });
  await seen(request, detail('fresh'), 200, text);
  await page.goto(`${site.url}/articles?q=ชื่อซ้ำ`);
  // Others that have both words apart follow.
  const first = page.locator('.card').first();
  await expect(first.locator('h2')).toHaveText('ออกใหม่จากหลังบ้าน');
  await expect(first.locator('.cover img')).toHaveAttribute('src', /^\/pictures\//);
});

test('a change is seen, in the article and in the list', async ({ request }) => {
  await changeArticle(office, id, { title: 'ชื่อที่แก้แล้ว', content: richText('ข้อความที่แก้แล้ว') });
  await seen(request, detail('fresh'), 200, 'ข้อความที่แก้แล้ว');
  await seen(request, '/articles', 200, 'ชื่อที่แก้แล้ว');
});

test('another file for the same picture is seen', async ({ request }) => {
  const picture = async () => {
    const page = await (await request.get(site.url + detail('fresh'))).text();
    return /class="article-cover".*?src="(\/pictures\/[^"]+)"/s.exec(page)?.[1];
  };
  const before = await picture();
  expect(before).toBeDefined();
  await replacePicture(office, cover, '#f2b632', 'สีเหลือง');
  await expect.poll(picture, { timeout: 30_000 }).not.toBe(before);
});

test('a draft is not seen; a new address is, and the old one leads there', async ({ request }) => {
  await office.call('PATCH', `/articles/${id}?draft=true`, { title: 'ร่าง', _status: 'draft' });
  await changeArticle(office, id, { title: 'ชื่อที่แก้แล้ว', slug: 'moved' });
  await seen(request, detail('moved'), 200, 'ชื่อที่แก้แล้ว');
  const old = await request.get(site.url + detail('fresh'), { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, detail('moved')]);
});

test('what is unpublished is gone, and back when it is published again', async ({ request }) => {
  await office.call('PATCH', `/articles/${id}`, { _status: 'draft' });
  await seen(request, detail('moved'), 404);
  expect(await (await request.get(`${site.url}/articles`)).text()).not.toContain('ชื่อที่แก้แล้ว');
  await changeArticle(office, id, {});
  await seen(request, detail('moved'), 200);
});

test('what is deleted is gone', async ({ request }) => {
  await office.call('DELETE', `/articles/${id}`);
  await seen(request, detail('moved'), 404);
  await seen(request, '/articles', 200, '6 บทความ');
});

test('a pulled plug is noticed by nobody but the log; the site starts without the office', async ({
  page,
}) => {
  await office.stop('SIGKILL');
  const reads = async () => {
    await page.goto(`${site.url}/articles?q=ค่าแพทย์`);
    await page.locator('.card').first().click();
    const cover = page.locator('.article-cover img');
    await expect(cover).toHaveJSProperty('complete', true);
    expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  };
  await expect.poll(() => site.log, { timeout: 30_000 }).toContain('"code":"network"');
  await reads();
  await site.stop();
  await site.start(office.contentEnvironment);
  await reads();
});

test('a site that never had a copy says so, and shows it once the office is there', async ({
  page,
}) => {
  const second = await new Site().start(office.contentEnvironment);
  const response = await page.goto(`${second.url}/articles`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('10');
  await expect(page.getByRole('alert')).toContainText('โหลดบทความไม่สำเร็จ');
  await office.start();
  await expect(async () => {
    await page.getByRole('link', { name: 'ลองใหม่' }).click();
    await expect(page.locator('.card')).toHaveCount(6, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await second.dispose();
});

test('back again, what was published meanwhile is seen', async ({ request }) => {
  await publishArticle(office, { title: 'หลังไฟกลับมา', slug: 'back', text: 'ก', cover });
  await seen(request, detail('back'), 200, 'หลังไฟกลับมา');
});
