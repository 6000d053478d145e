import { expect, test } from '@playwright/test';
import { Site } from '../../site/e2e/site.ts';
import { openDatabase } from '../../site/src/storage/database.ts';
import { SqliteOutbox } from '../../site/src/leads/sqlite-outbox.ts';
import { samplePayload } from '../../site/test/sample-payload.ts';
import { expectAccessible, logIn, person } from './people.ts';

const office = `http://127.0.0.1:${process.env.OFFICE_TEST_PORT ?? '4392'}`;
const dataDir = process.env.OFFICE_TEST_DATA ?? '';

/** Stores refused leads in the site's outbox. @returns their references */
function refusedBefore(names: string[]): string[] {
  const database = openDatabase(dataDir);
  const outbox = new SqliteOutbox(database);
  const references = names.map((fullname) => {
    // Other tests search by the phone number of the sample.
    const payload = { ...samplePayload, fullname, phone: '092-000-1122' };
    const lead = { payload, idempotencyKey: fullname, isSuspected: false };
    const { id, reference } = outbox.store(lead);
    outbox.markFailed(id, 'http_422', 0);
    outbox.markRefused(id);
    return reference;
  });
  database.close();
  return references;
}

test('refused leads are listed, and sent again one by one or all at once', async ({
  page,
  request,
  browser,
}) => {
  const names = ['ตกค้าง หนึ่ง', 'ตกค้าง สอง', 'ตกค้าง สาม'];
  const [first = '', second = '', third = ''] = refusedBefore(names);
  await logIn(page, await person(request, 'sales'));
  await page.goto('/admin');
  await expect(page.getByText('จึงยังไม่ทราบว่ามีลูกค้าที่ส่งแบบฟอร์มแล้ว')).toBeVisible();

  const site = new Site();
  await site.start({
    PORT: process.env.SITE_TEST_PORT ?? '',
    DATA_DIR: dataDir,
    OFFICE_URL: office,
  });
  try {
    await page.reload();
    const panel = page.getByRole('region', { name: 'ลูกค้าที่ปลายทางไม่รับ 3 ราย' });
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await expect(panel.getByRole('listitem').filter({ hasText: first })).toContainText(
      /ปลายทางบอกว่าข้อมูลไม่ถูกต้อง \(http_422\)ส่งมาเมื่อ \d+ .* ลองส่งแล้ว 1 ครั้ง/,
    );
    for (const name of names) await expect(page.locator('body')).not.toContainText(name);
    await expectAccessible(page, '.refused-leads');

    await panel.getByRole('button', { name: `ส่งอีกครั้ง ${first}` }).click();
    await expect(page.getByText('กำลังส่งอีกครั้ง 1 รายการ')).toBeVisible();
    const rest = page.getByRole('region', { name: 'ลูกค้าที่ปลายทางไม่รับ 2 ราย' });
    for (const reference of [second, third]) await expect(rest).toContainText(reference);

    const colleague = await browser.newPage();
    await logIn(colleague, await person(request, 'marketing'));
    await colleague.goto('/admin');
    await expect(colleague.getByRole('heading', { name: 'เว็บไซต์ 7 วันนี้' })).toBeVisible();
    await expect(colleague.locator('.refused-leads')).toHaveCount(0);
    await colleague.close();

    await rest.getByRole('button', { name: 'ส่งอีกครั้งทั้งหมด' }).click();
    await expect(page.locator('.refused-leads')).toHaveCount(0);
    for (const name of names) {
      await expect(async () => {
        await page.goto(`/admin/collections/leads?search=${encodeURIComponent(name)}`);
        await expect(page.getByRole('link', { name })).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 30_000 });
    }
  } finally {
    await site.dispose();
  }
});
