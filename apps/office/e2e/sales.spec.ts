import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import { deliver, logIn, person, save, tokenOf } from './people.ts';

test('sales take a lead from new to won on a phone', async ({ page, request }) => {
  const email = await person(request, 'sales');
  await deliver(request, 'สมหญิง ใจดี');
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, email);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'ลูกค้าที่ยังไม่ได้ติดต่อ' }).click();
  const row = page.locator('tbody tr').filter({ hasText: 'สมหญิง ใจดี' });
  // The filter is applied without opening its form.
  await expect(page.getByRole('link', { name: 'ยังไม่ได้ติดต่อ', exact: true })).toHaveAttribute(
    'aria-current',
  );
  await expect(page.locator('#toggle-list-filters')).toHaveAttribute('aria-expanded', 'false');
  await expect(row.getByRole('link', { name: '081-234-5678' })).toHaveAttribute(
    'href',
    'tel:+66812345678',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto(`/admin/collections/leads?search=${encodeURIComponent('สมหญิง')}`);
  const all = page.getByRole('link', { name: 'ทั้งหมด', exact: true });
  await expect(all).not.toHaveAttribute('aria-current');
  await page.getByRole('link', { name: 'ใหม่', exact: true }).click();
  await expect(page).toHaveURL(/search=.*where/);
  await page.getByRole('link', { name: 'สมหญิง ใจดี' }).click();
  await expect(page.getByRole('link', { name: 'โทร 081-234-5678' })).toBeVisible();

  for (const status of ['ติดต่อแล้ว', 'นัดสาธิตแล้ว', 'ปิดการขาย']) {
    await page.locator('#field-status').click();
    await page.getByRole('option', { name: status, exact: true }).click();
    await page.getByLabel('เพิ่มบันทึก').fill(`คุยแล้ว ${status}`);
    await save(page);
    await expect(page.locator('.timeline')).toContainText(`คุยแล้ว ${status}`);
    await expect(page.getByLabel('เพิ่มบันทึก')).toHaveValue('');
  }
  await expect(page.locator('.timeline li')).toHaveCount(7);
});

test('a person to call again today is listed on the dashboard until the enquiry is closed', async ({
  page,
  request,
}) => {
  const id = await deliver(request, 'ปิติ นัดโทร', {
    phone: '02 444 4444',
    email: 'piti@clinic.co.th',
  });
  await logIn(page, await person(request, 'sales'));
  await page.goto(`/admin/collections/leads/${id}`);
  const today = new Date(Date.now() + 7 * 60 * 60_000).toISOString().slice(0, 10);
  await page.getByLabel('โทรอีกครั้งวันที่').fill(today);
  await save(page);
  await expect(page.locator('.timeline')).toContainText('โทรอีกครั้ง: – → ');
  await page.goto('/admin');
  const due = page.getByRole('status').filter({ hasText: 'ถึงวันโทรอีกครั้ง' });
  await expect(due.getByRole('link', { name: '02 444 4444' })).toHaveAttribute(
    'href',
    'tel:+6624444444',
  );
  await due.getByRole('link', { name: 'ปิติ นัดโทร' }).click();
  await page.locator('#field-status').click();
  await page.getByRole('option', { name: 'ไม่สำเร็จ', exact: true }).click();
  await save(page);
  await page.goto('/admin');
  await expect(page.getByText('ลูกค้าที่ยังไม่ได้ติดต่อ')).toBeVisible();
  await expect(due).toHaveCount(0);
});

test('a lead that arrives while the office is open is told on every screen', async ({
  page,
  request,
}) => {
  const email = await person(request, 'sales');
  await logIn(page, email);
  await page.goto('/admin/collections/articles');
  const counted = () => page.waitForResponse('**/api/leads?*sort=-id*');
  await counted();
  const headers = { authorization: `JWT ${await tokenOf(request, email)}` };
  const own = { fullname: 'ชูใจ เพิ่มเอง', phone: '02 555 6666' };
  const added = await request.post('/api/leads', { headers, data: own });
  const { doc } = (await added.json()) as { doc: { owner: { id: number } } };
  await deliver(request, 'ชูใจ มาใหม่', { phone: '02 555 5555', email: 'chujai@clinic.co.th' });
  const toast = page.getByRole('listitem').filter({ hasText: 'ลูกค้าที่สนใจใหม่ 1 ราย' });
  await toast.waitFor({ timeout: 30_000 });
  await expect(page).toHaveTitle(/^\(1\) /);
  await toast.getByRole('button', { name: 'เปิดดู' }).click();
  await expect(page.getByRole('link', { name: 'ชูใจ มาใหม่' })).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
  await counted();
  await expect(toast).toHaveCount(0);
  // One that they take is no longer new.
  const id = await deliver(request, 'ชูใจ มาอีกคน', {
    phone: '02 555 7777',
    email: 'i@clinic.co.th',
  });
  await toast.waitFor({ timeout: 30_000 });
  await request.patch(`/api/leads/${id}`, { headers, data: { owner: doc.owner.id } });
  await expect(toast).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^\(/);
});

test('leads of possibly the same person link to each other', async ({ page, request }) => {
  const id = await deliver(request, 'วิชัย มั่นคง', { phone: '089 999 9999' });
  await logIn(page, await person(request, 'sales'));
  await page.goto(`/admin/collections/leads/${id}`);
  const others = page.getByRole('region', { name: 'อาจเป็นคนเดียวกัน' });
  await expect(others.getByRole('link', { name: 'สมหญิง ใจดี' })).toBeVisible();
  await others.getByRole('link', { name: 'สมหญิง ใจดี' }).click();
  await expect(others.getByRole('link', { name: 'วิชัย มั่นคง' })).toBeVisible();
});

test('a failed alert is sent again with a button', async ({ page, request, baseURL }) => {
  // Nothing listens at the webhook yet.
  const id = await deliver(request, 'มานี รอสาย', {
    phone: '02 333 3333',
    email: 'manee@clinic.co.th',
  });
  await logIn(page, await person(request, 'sales'));
  await page.goto(`/admin/collections/leads/${id}`);
  const alerts = page.getByRole('region', { name: 'การแจ้งเตือน' });
  await expect(alerts).toContainText('ลองแล้ว 1 ครั้ง ปลายทางไม่รับการเชื่อมต่อ', { timeout: 30_000 });

  const received: string[] = [];
  const receiver = createServer((call, answer) => {
    call.on('data', (chunk: Buffer) => received.push(chunk.toString()));
    call.on('end', () => answer.end());
  });
  const port = Number(new URL(baseURL ?? '').port) + 1;
  await new Promise<void>((resolve) => void receiver.listen(port, '127.0.0.1', resolve));
  try {
    await alerts.getByRole('button', { name: 'ส่งอีกครั้ง' }).click();
    await expect(alerts.getByText('ส่งแล้ว')).toBeVisible({ timeout: 30_000 });
    expect(received.join('')).toContain('มานี รอสาย');
    await page.reload();
    await expect(page.locator('.timeline')).toContainText('ส่งการแจ้งเตือนทาง เว็บฮุก อีกครั้ง');
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
});
