import { type Browser, expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { Site } from '../../site/e2e/site.ts';
import { expectAccessible, logIn, person, tokenOf } from './people.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const office = `http://127.0.0.1:${process.env.OFFICE_TEST_PORT ?? '4392'}`;

// Later tests read what the visit of the first test has left.
test.describe.configure({ mode: 'serial' });

/** Starts the real site with the office's secrets. */
async function startSite(): Promise<Site> {
  const site = new Site();
  await site.start({
    PORT: process.env.SITE_TEST_PORT ?? '',
    DATA_DIR: process.env.OFFICE_TEST_DATA ?? '',
    OFFICE_URL: office,
    GA_MEASUREMENT_ID: 'G-TEST1',
    LEADS_PER_MINUTE: '1000',
  });
  await site.hasArticles();
  return site;
}

/** Visits the site from an ad, reads an article and submits the form. */
async function visit(browser: Browser, site: Site): Promise<void> {
  const context = await browser.newContext({ baseURL: site.url, userAgent: phone });
  const page = await context.newPage();
  await page.goto('/?utm_source=facebook&utm_medium=paid&utm_campaign=เปิดสาขา&fbclid=F1');
  await page.getByRole('button', { name: 'ปฏิเสธ' }).click();
  await page.goto('/articles');
  await page.locator('a[href^="/articles/detail/"]').first().click();
  await page.waitForURL('**/articles/detail/*');
  await page.goto('/terms?utm_source=line');
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'ให้เราติดต่อกลับ' });
  await form.getByLabel('ชื่อ–นามสกุล').fill('วารี ทางไกล');
  await form.getByLabel('เบอร์โทร').fill('081-999-8888');
  await form.getByLabel('อีเมล').first().fill('waree@clinic.co.th');
  await form.getByLabel('ประเภทองค์กร').selectOption('กุมารเวชกรรม');
  await form.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: /ขอบคุณ/ })).toBeVisible();
  // Automated browsers send no counts: these are what a person's would send.
  for (const events of ['visit view form_seen', 'view form_started form_sent', 'view']) {
    const fields = { page: '/', events, source: 'facebook', medium: 'paid', campaign: 'เปิดสาขา' };
    const answer = await fetch(`${site.url}/api/counts`, {
      method: 'POST',
      headers: { 'user-agent': phone, origin: site.url },
      body: new URLSearchParams(fields),
    });
    expect(answer.status).toBe(204);
  }
  await context.close();
}

test('statistics show visits and leads, and say when there are none or the site is down', async ({
  page,
  request,
  browser,
}) => {
  await logIn(page, await person(request, 'marketing'));
  await page.goto('/admin/statistics');
  await expect(page.locator('.office-warning')).toContainText('ติดต่อเว็บไซต์ไม่ได้');
  await expect(page.locator('.count-table')).toHaveCount(0);

  const site = await startSite();
  try {
    await page.reload();
    await expect(page.getByText('ยังไม่มีการเข้าชมที่นับได้')).toBeVisible();
    await visit(browser, site);
    const row = (table: string, name: string) =>
      page.getByRole('table', { name: table }).getByRole('row', { name });
    // The visit is counted at once, the lead when the site's outbox has delivered it.
    await expect(async () => {
      await page.goto('/admin/statistics?days=7');
      await expect(row('มาจากไหน', 'โฆษณา Facebook')).toHaveText(/110/, { timeout: 2000 });
    }).toPass({ timeout: 45_000 });
    const visits = 'จากการเข้าชมถึงส่งฟอร์ม';
    await expect(row(visits, 'การเข้าชม')).toHaveText(/การเข้าชม1––/);
    await expect(row(visits, 'เห็นฟอร์ม')).toHaveText(/1100%100%/);
    await expect(row(visits, 'ส่งฟอร์ม')).toHaveText(/1100%100%/);
    // Includes leads of other tests.
    await expect(row('จากส่งฟอร์มถึงปิดการขาย', 'ลูกค้าที่ได้รับ')).toHaveText(/[1-9]\d*––/);
    await expect(row('แคมเปญ', 'เปิดสาขา')).toHaveText(/110/);
    await expect(row('หน้าที่เปิด', 'รวมทั้งหมด')).toHaveText(/3133%/);
    await expect(row('อุปกรณ์', 'โทรศัพท์')).toHaveText(/3133%/);
    await expect(page.getByRole('img', { name: /การเข้าชม 1 ครั้งใน 7 วัน/ })).toBeVisible();
    await expectAccessible(page, '.website-page');
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'เว็บไซต์ 7 วันนี้' })).toBeVisible();
  } finally {
    await site.dispose();
  }
  await page.goto('/admin/statistics?days=7');
  await expect(page.locator('.office-warning')).toContainText(/ติดต่อเว็บไซต์ไม่ได้.*ยังไม่มีข้อมูลให้แสดง/);
});

test('the record of consents is exported', async ({ page, request }) => {
  const site = await startSite();
  try {
    await logIn(page, await person(request, 'marketing'));
    await page.goto('/admin/statistics');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'ดาวน์โหลดบันทึกความยินยอม' }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text).toContain('"ปฏิเสธ (วิเคราะห์การใช้งาน)"');
    expect(text).toContain('ขอใช้คุกกี้เพื่อวัดผลเว็บไซต์');
    const sales = await tokenOf(request, await person(request, 'sales'));
    for (const headers of [{}, { authorization: `JWT ${sales}` }])
      expect((await request.get('/api/consents/export', { headers })).status()).toBe(403);
  } finally {
    await site.dispose();
  }
});

test('a lead shows its source, by which list and chart group', async ({ page, request }) => {
  await logIn(page, await person(request, 'sales'));
  await page.goto('/admin/collections/leads?search=0819998888');
  await page.getByRole('link', { name: 'วารี ทางไกล' }).click();
  const arrival = page.getByRole('region', { name: 'มาถึงเราอย่างไร' });
  await expect(arrival).toContainText('ครั้งแรกโฆษณา Facebook · แคมเปญ เปิดสาขา');
  await expect(arrival).toContainText('ครั้งล่าสุดก่อนส่งLINE');
  await expect(arrival).toContainText('กดจากลิงก์ใน Facebook (fbclid)');
  await expect(arrival.getByRole('link')).toHaveAttribute('href', /\/articles\/detail\//);
  await expect(arrival).toContainText('อุปกรณ์โทรศัพท์');
  const title = await arrival.getByRole('link').innerText();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'วารี ทางไกล' })).toBeVisible();

  await page.goto('/admin?by=article');
  const chart = page.getByRole('figure', { name: /ที่มาของลูกค้า/ });
  await expect(chart).toContainText(title);
  await chart.getByRole('link', { name: 'แคมเปญ' }).click();
  await expect(chart.getByRole('link', { name: 'แคมเปญ' })).toHaveAttribute('aria-current');
  await chart.getByRole('link', { name: 'เปิดสาขา' }).click();
  await expect(page.getByRole('link', { name: 'วารี ทางไกล' })).toBeVisible();
  await expect(page.locator('.table tbody tr')).toHaveCount(1);

  await page.goto('/admin/collections/leads');
  await page.getByText('จัดกลุ่มตามที่มา').click();
  await page.getByRole('link', { name: 'ช่องทางล่าสุด' }).click();
  await expect(page.getByRole('link', { name: 'ช่องทางล่าสุด' })).toHaveAttribute('aria-current');
  await page.getByRole('figure').getByRole('link', { name: 'LINE' }).click();
  await expect(page.getByRole('link', { name: 'วารี ทางไกล' })).toBeVisible();
  await expect(page.locator('.table tbody tr')).toHaveCount(1);
});
