import { unbind } from '@clinicdee/thai';
import { type APIRequestContext, expect, test } from '@playwright/test';
import {
  addPicture,
  changeArticle,
  publishArticle,
  replacePicture,
  richText,
} from './office-articles.ts';
import { fillIn, leadForm, openForm } from './lead-form.ts';
import { ADMIN, isOfficeBuilt, Office } from './office.ts';
import { Site } from './site.ts';

// The tests share an office and a site, and depend on the ones before.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.skip(!isOfficeBuilt && Boolean(process.env.APPS), 'APPS leaves out the office.');

const detail = (slug: string) => `/articles/detail/${slug}`;
let office: Office;
const site = new Site();
let id: number;
let cover: number;

/** Waits until the site answers with a status and a text. */
async function expectPage(request: APIRequestContext, path: string, status: number, text = '') {
  await expect
    .poll(
      async () => {
        const answer = await request.get(site.url + path, { maxRedirects: 0 });
        return [answer.status(), unbind(await answer.text()).includes(text)];
      },
      { timeout: 30_000, intervals: [50] },
    )
    .toEqual([status, true]);
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

test('shows the sample articles with covers served by the site', async ({ page }) => {
  await site.hasArticles();
  await page.goto(`${site.url}/articles`);
  await expect(page.locator('.card')).toHaveCount(3);
  await page.locator('.card').first().click();
  const cover = page.locator('.article-cover img');
  await expect(cover).toHaveAttribute('src', /^\/pictures\//);
  expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('shows a published article with its cover', async ({ request, page }) => {
  cover = await addPicture(office, '#7fb69d', 'สีเขียวหลังเคาน์เตอร์');
  const text = 'วันที่สี่เราเจอคนไข้ชื่อซ้ำ';
  id = await publishArticle(office, { title: 'ออกใหม่จากหลังบ้าน', slug: 'fresh', text, cover });
  await expectPage(request, detail('fresh'), 200, text);
  await page.goto(`${site.url}/articles?q=ชื่อซ้ำ`);
  const first = page.locator('.card').first();
  await expect(first.locator('h2')).toHaveText('ออกใหม่จากหลังบ้าน');
  await expect(first.locator('.cover img')).toHaveAttribute('src', /^\/pictures\//);
});

test('shows a change in the article and in the list', async ({ request }) => {
  await changeArticle(office, id, { title: 'ชื่อที่แก้แล้ว', content: richText('ข้อความที่แก้แล้ว') });
  await expectPage(request, detail('fresh'), 200, 'ข้อความที่แก้แล้ว');
  await expectPage(request, '/articles', 200, 'ชื่อที่แก้แล้ว');
});

test('shows the new file of a picture', async ({ request }) => {
  const picture = async () => {
    const page = await (await request.get(site.url + detail('fresh'))).text();
    return /class="article-cover".*?src="(\/pictures\/[^"]+)"/s.exec(page)?.[1];
  };
  const before = await picture();
  expect(before).toBeDefined();
  await replacePicture(office, cover, '#f2b632', 'สีเหลือง');
  await expect.poll(picture, { timeout: 30_000 }).not.toBe(before);
});

test('hides a draft, and redirects from an old slug to the new one', async ({ request }) => {
  await office.call('PATCH', `/articles/${id}?draft=true`, { title: 'ร่าง', _status: 'draft' });
  await changeArticle(office, id, { title: 'ชื่อที่แก้แล้ว', slug: 'moved' });
  await expectPage(request, detail('moved'), 200, 'ชื่อที่แก้แล้ว');
  const old = await request.get(site.url + detail('fresh'), { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, detail('moved')]);
});

test('removes an unpublished article until it is published again', async ({ request }) => {
  await office.call('PATCH', `/articles/${id}`, { _status: 'draft' });
  await expectPage(request, detail('moved'), 404);
  expect(await (await request.get(`${site.url}/articles`)).text()).not.toContain('ชื่อที่แก้แล้ว');
  await changeArticle(office, id, {});
  await expectPage(request, detail('moved'), 200);
});

test('removes a deleted article', async ({ request }) => {
  await office.call('DELETE', `/articles/${id}`);
  await expectPage(request, detail('moved'), 404);
  await expectPage(request, '/articles', 200, '3 บทความ');
});

test('makes a campaign page of sections; a lead from it names it', async ({ page, request }) => {
  // The form shows only the rows that are in view.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto(`${office.url}/admin/collections/pages/create`);
  await page.locator('input[name=email]').fill(ADMIN.email);
  await page.locator('input[type=password]').fill(ADMIN.password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await page.locator('#field-heading').fill('ต้อนรับปีใหม่');
  await page.locator('#field-lead').fill('สมัครภายในเดือนธันวาคม');
  await page.locator('#field-searchTitle').fill('โปรโมชันปีใหม่');
  await page.locator('#field-searchDescription').fill('โปรโมชันของเดือนธันวาคม');
  await page.getByRole('button', { name: 'เพิ่ม ส่วน' }).click();
  await page.getByRole('button', { name: 'คำถามและคำตอบ' }).click();
  const heading = page.locator('#field-sections__0__heading');
  await expect(heading).toBeVisible();
  const publish = page.getByRole('button', { name: 'เผยแพร่', exact: true });
  await publish.click();
  await expect(page.getByText('ส่วนที่ 1 (คำถามและคำตอบ) → หัวข้อ')).toBeVisible();
  await heading.fill('คำถามเรื่องโปรโมชัน');
  await page.getByRole('button', { name: 'เพิ่ม คำถาม' }).click();
  await page.locator('#field-sections__0__questions__0__question').fill('หมดเขตเมื่อไร');
  await page.locator('#field-sections__0__questions__0__answer').fill('31 ธันวาคม');
  await publish.click();
  await expectPage(request, '/c/ต้อนรับปีใหม่', 200, '31 ธันวาคม');
  await openForm(page, `${site.url}/c/ต้อนรับปีใหม่`);
  await expect(page.locator('h1')).toHaveText('ต้อนรับปีใหม่');
  await fillIn(page);
  await leadForm(page).submit.click();
  await expect.poll(() => site.leads().length).toBe(1);
  const [lead] = site.leads();
  expect(decodeURI(lead?.payload?.landing_page ?? '')).toBe(`${site.url}/c/ต้อนรับปีใหม่`);

  // The first page of this office.
  const campaign = 1;
  await office.call('PATCH', `/pages/${campaign}`, {
    slug: 'new-year',
    generateSlug: false,
    sections: [{ blockType: 'landing', section: 'pricing' }],
    _status: 'published',
  });
  await expectPage(request, '/c/new-year', 200, 'id="pricing"');
  await page.goto(`${site.url}/c/new-year`);
  await expect(page.locator('#pricing .plans')).toHaveCSS('display', 'grid');
  const old = await request.get(`${site.url}/c/ต้อนรับปีใหม่`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, '/c/new-year']);
  expect(await (await request.get(`${site.url}/sitemap.xml`)).text()).toContain('/c/new-year');
  await office.call('PATCH', `/pages/${campaign}`, { _status: 'draft' });
  await expectPage(request, '/c/new-year', 404);
});

test('shows articles while the office is down, also after a restart of the site', async ({
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

test('shows new articles when the office is available again', async ({ request }) => {
  await office.start();
  await publishArticle(office, { title: 'หลังไฟกลับมา', slug: 'back', text: 'ก', cover });
  await expectPage(request, detail('back'), 200, 'หลังไฟกลับมา');
});
