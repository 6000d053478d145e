import { withdrawalToken } from '@clinicdee/protocol/http/secrets';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { type MailReceiver, receiveMails } from '../../office/test/receivers.ts';
import { th } from '../src/content/th/index.ts';
import { fillIn, leadForm, openForm } from './lead-form.ts';
import { ADMIN, isOfficeBuilt, type Office } from './office.ts';
import { Site } from './site.ts';
import { expectPage, startBoth } from './site-and-office.ts';

// The tests share an office and a site, and depend on the ones before.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.skip(!isOfficeBuilt && Boolean(process.env.APPS), 'APPS leaves out the office.');

const detail = (slug: string) => `/articles/detail/${slug}`;
const site = new Site();
let office: Office;
let mail: MailReceiver;
let id: number;
let cover: number;

/** A picture of one colour, as the office takes uploads. */
async function pictureForm(background: string): Promise<FormData> {
  const create = { width: 1600, height: 1000, channels: 3, background } as const;
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'หลังเคาน์เตอร์' }));
  form.set('file', new Blob([bytes], { type: 'image/png' }), 'cover.png');
  return form;
}

/** A paragraph as the rich text editor stores it. */
function richText(text: string) {
  const block = { format: '', indent: 0, version: 1, direction: null };
  const word = { type: 'text', text, format: 0, style: '', mode: 'normal', detail: 0, version: 1 };
  const paragraph = { type: 'paragraph', ...block, children: [word] };
  return { root: { type: 'root', ...block, children: [paragraph] } };
}

const publishArticle = (title: string, slug: string, text: string) =>
  office.create('/articles', {
    title,
    slug,
    cover,
    generateSlug: false,
    excerpt: text,
    content: richText(text),
    _status: 'published',
  });
const changeArticle = (change: object) =>
  office.call('PATCH', `/articles/${id}`, { _status: 'published', ...change });

async function expectMoved(request: APIRequestContext, path: string, location: string) {
  // The campaign of an ad stays with its visitor.
  const query = '?utm_source=line';
  const old = await request.get(site.url + path + query, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, location + query]);
}

test.beforeAll(async () => {
  mail = await receiveMails();
  office = await startBoth(site, { OFFICE_SAMPLES: 'true', ...mail.environment });
});
test.afterAll(async () => {
  await office.stop('SIGKILL');
  await site.dispose();
  await mail.stop();
});

test('shows a published article with its cover, a change of it, and a new file of its picture', async ({
  page,
}) => {
  const { doc } = await office.call('POST', '/media', await pictureForm('#7fb69d'));
  cover = (doc as { id: number }).id;
  const text = 'วันที่สี่เราเจอคนไข้ชื่อซ้ำ';
  id = await publishArticle('ออกใหม่จากหลังบ้าน', 'fresh', text);
  await expectPage(site, detail('fresh'), 200, text);
  await page.goto(`${site.url}/articles?q=ชื่อซ้ำ`);
  const first = page.locator('.card').first();
  await expect(first.locator('h2')).toHaveText('ออกใหม่จากหลังบ้าน');
  await expect(first.locator('.cover img')).toHaveAttribute('src', /^\/pictures\//);

  await changeArticle({ title: 'ชื่อที่แก้แล้ว', content: richText('ข้อความที่แก้แล้ว') });
  await expectPage(site, detail('fresh'), 200, 'ข้อความที่แก้แล้ว');
  await expectPage(site, '/articles', 200, 'ชื่อที่แก้แล้ว');

  const picture = async () =>
    /class="article-cover".*?src="(\/pictures\/[^"]+)"/s.exec(
      await site.textOf(detail('fresh')),
    )?.[1];
  const before = await picture();
  expect(before).toMatch(/^\/pictures\//);
  await office.call('PATCH', `/media/${cover}`, await pictureForm('#f2b632'));
  await expect.poll(picture, { timeout: 30_000 }).not.toBe(before);
});

test('hides a draft, redirects from an old slug, and removes an article that is unpublished or deleted', async ({
  request,
}) => {
  await office.call('PATCH', `/articles/${id}?draft=true`, { title: 'ร่าง', _status: 'draft' });
  await changeArticle({ title: 'ชื่อที่แก้แล้ว', slug: 'moved' });
  await expectPage(site, detail('moved'), 200, 'ชื่อที่แก้แล้ว');
  await expectMoved(request, detail('fresh'), detail('moved'));

  await changeArticle({ _status: 'draft' });
  await expectPage(site, detail('moved'), 404);
  expect(await site.textOf('/articles')).not.toContain('ชื่อที่แก้แล้ว');
  await changeArticle({});
  await expectPage(site, detail('moved'), 200);

  await office.call('DELETE', `/articles/${id}`);
  await expectPage(site, detail('moved'), 404);
  await expectPage(site, '/articles', 200, '3 บทความ');
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
  await page.getByRole('button', { name: 'เพิ่มส่วน' }).click();
  await page.getByRole('button', { name: 'คำถามและคำตอบ' }).click();
  const heading = page.locator('#field-sections__0__heading');
  await expect(heading).toBeVisible();
  const publish = page.getByRole('button', { name: 'เผยแพร่', exact: true });
  await publish.click();
  await expect(page.getByText('ส่วนที่ 1 (คำถามและคำตอบ) → หัวข้อ')).toBeVisible();
  await heading.fill('คำถามเรื่องโปรโมชัน');
  await page.getByRole('button', { name: 'เพิ่มคำถาม' }).click();
  await page.locator('#field-sections__0__questions__0__question').fill('หมดเขตเมื่อไร');
  await page.locator('#field-sections__0__questions__0__answer').fill('31 ธันวาคม');
  await publish.click();
  await expectPage(site, '/c/ต้อนรับปีใหม่', 200, '31 ธันวาคม');
  const former = await request.get(`${site.url}/c/ต้อนรับปีใหม่)`, { maxRedirects: 0 });
  expect(former.status()).toBe(301);
  await openForm(page, `${site.url}/c/ต้อนรับปีใหม่`);
  await expect(page.locator('h1')).toHaveText('ต้อนรับปีใหม่');
  await fillIn(page);
  await leadForm(page).submit.click();
  await expect.poll(() => site.leads().length).toBe(1);
  const [lead] = site.leads();
  expect(decodeURI(lead?.payload?.landing_page ?? '')).toBe(`${site.url}/c/ต้อนรับปีใหม่`);
  expect(decodeURI(lead?.payload?.article ?? '')).toBe('/c/ต้อนรับปีใหม่');

  // The first page of this office.
  const campaign = 1;
  await office.call('PATCH', `/pages/${campaign}`, {
    slug: 'new-year',
    generateSlug: false,
    sections: [{ blockType: 'landing', section: 'pricing' }],
    _status: 'published',
  });
  await expectPage(site, '/c/new-year', 200, 'id="pricing"');
  await page.goto(`${site.url}/c/new-year`);
  await expect(page.locator('#pricing .plans')).toHaveCSS('display', 'grid');
  await expectMoved(request, '/c/ต้อนรับปีใหม่', '/c/new-year');
  expect(await site.textOf('/sitemap.xml')).toContain('/c/new-year');
  await office.call('PATCH', `/pages/${campaign}`, { _status: 'draft' });
  await expectPage(site, '/c/new-year', 404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const { privacyRequest } = th;
  const { withdraw: words } = privacyRequest;

  test('a request from the privacy notice reaches the office, and counts as confirmed after the button of the mail', async ({
    page,
  }) => {
    await page.goto(`${site.url}/pdpa`);
    await page.locator('main a[href="/pdpa/request"]').first().click();
    const form = page.getByRole('form', { name: privacyRequest.title });
    const submit = form.getByRole('button', { name: privacyRequest.submit });
    await form.getByLabel('เบอร์โทร').fill('๐๘๑-๒๓๔-๕๖๗๘');
    await submit.click();
    await expect(page.getByRole('alert')).toContainText(privacyRequest.fields.right.missing);
    await expect(form.getByLabel('เบอร์โทร')).toHaveValue('๐๘๑-๒๓๔-๕๖๗๘');

    await form.getByLabel(privacyRequest.fields.right.label).selectOption({ index: 1 });
    await form.getByLabel('ชื่อ').fill('มานี ขอดู');
    await form.getByLabel('อีเมล').fill('manee@clinic.example');
    await submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyRequest.sent.title);

    const stored = async () => {
      const { docs } = await office.call('GET', '/privacy-requests');
      return (docs as { phone: string; confirmedAt?: string | null }[])[0];
    };
    expect((await stored())?.phone).toBe('081-234-5678');
    const text = mail.mails.join('').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const [link = ''] = /http:\S+\/pdpa\/confirm\?token=[\w-]+/.exec(text) ?? [];
    await page.goto(link);
    expect((await stored())?.confirmedAt ?? null).toBeNull();
    await page.getByRole('button', { name: privacyRequest.confirm.button }).click();
    await expect(page.getByRole('status')).toContainText('ยืนยันคำขอแล้ว');
    expect((await stored())?.confirmedAt).toBeTruthy();
  });

  test('the link of a mail withdraws consent by one press of a button, by one click of a mail service, and is kept without the office', async ({
    page,
  }) => {
    const email = 'manee@clinic.example';
    const consent = (from: string) =>
      office.deliver(`consent-${from}`, { email: from, marketing_consent: true });
    expect(await consent(email)).toBe(200);
    const token = withdrawalToken(office.secrets.LEADS_ADMIN_KEY ?? '', [email, '+66899990000']);
    const link = `${site.url}/pdpa/withdraw?token=${token}`;
    const hasConsent = async () => {
      const { docs } = await office.call('GET', `/leads?where[email][equals]=${email}&sort=-id`);
      return (docs as { marketingConsent: boolean }[])[0]?.marketingConsent;
    };

    // A mail scanner opens the link.
    await page.goto(link);
    await expect(page.getByRole('main')).toContainText('ma***@clinic.example');
    await expect(page.getByRole('main')).toContainText('089-xxx-xx00');
    expect(await page.content()).not.toContain(email);
    expect(await hasConsent()).toBe(true);
    await expect(page.locator('[lang=en]').getByText(words.english.lead)).toBeVisible();
    await page.getByRole('button', { name: words.button }).click();
    await expect(page.getByRole('status')).toContainText('ถอนความยินยอมแล้ว');
    expect(await hasConsent()).toBe(false);

    expect(await consent(`2-${email}`)).toBe(200);
    const other = withdrawalToken(office.secrets.LEADS_ADMIN_KEY ?? '', [`2-${email}`]);
    const oneClick = await fetch(`${site.url}/pdpa/withdraw?token=${other}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    const { totalDocs } = await office.call('GET', '/leads?where[marketingConsent][equals]=true');
    expect(totalDocs).toBe(0);

    const damaged = await page.goto(`${link}x`);
    expect(damaged?.status()).toBe(422);
    await expect(page.getByRole('status')).toContainText('ใช้ไม่ได้แล้ว');

    await office.stop('SIGKILL');
    await page.goto(link);
    await page.getByRole('button', { name: words.button }).click();
    await expect(page.getByRole('status')).toContainText('รับเรื่องไว้แล้ว');
  });
});
