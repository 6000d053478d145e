import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { deliver, formSettled, logIn, person, save, tokenOf } from './people.ts';

test('reloading shows what a colleague saved, and keeps the note being typed', async ({
  page,
  request,
}) => {
  const id = await openLead(page, request, 'สองคน เปิดพร้อมกัน');
  await asColleague(request, id, { status: 'demo_booked' });
  await page.getByLabel('เพิ่มบันทึก').fill('โทรแล้ว ขอใบเสนอราคา');
  await page.getByRole('button', { name: 'โหลดรายการใหม่' }).click();
  await expect(page.locator('#field-status')).toContainText('นัดสาธิตแล้ว');
  await expect(page.getByLabel('เพิ่มบันทึก')).toHaveValue('โทรแล้ว ขอใบเสนอราคา');
  await save(page);
  await expect(page.getByLabel('เพิ่มบันทึก')).toHaveValue('');
  await expect(page.locator('.timeline')).toContainText('โทรแล้ว ขอใบเสนอราคา');
  await expect(page.locator('.timeline')).toContainText('ใหม่ → นัดสาธิตแล้ว');
});

test('a save changes only the fields changed here', async ({ page, request }) => {
  const id = await openLead(page, request, 'สองคน บันทึกไล่กัน');
  await page.getByRole('button', { name: 'รับเคสนี้' }).click();
  await formSettled(page);
  await asColleague(request, id, { status: 'contacted', fullname: 'ชื่อที่แก้แล้ว' });
  await save(page);
  await page.reload();
  await expect(page.locator('#field-status')).toContainText('ติดต่อแล้ว');
  await expect(page.locator('#field-owner')).toContainText('sales');
  await expect(page.locator('#field-fullname')).toHaveValue('ชื่อที่แก้แล้ว');
});

test('fields are locked during a save, so that no input is overwritten', async ({
  page,
  request,
}) => {
  await openLead(page, request, 'พิมพ์ต่อ ทันที');
  const note = page.getByLabel('เพิ่มบันทึก');
  await note.fill('บันทึกแรก');
  await formSettled(page);
  const { promise: isHeld, resolve: answer } = Promise.withResolvers<boolean>();
  await page.route('**/admin/**', async (route) => {
    if (route.request().method() === 'POST') await isHeld;
    await route.continue();
  });
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.locator('#action-save').click();
  await saved;
  await note.click({ force: true });
  await page.keyboard.type('เร็วเกินไป');
  await expect(note).toHaveValue('บันทึกแรก');
  answer(true);
  await expect(note).toHaveValue('');
  await note.click();
  await page.keyboard.type('บันทึกที่สอง');
  await expect(note).toHaveValue('บันทึกที่สอง');
  await save(page);
  await expect(page.locator('.timeline')).toContainText('บันทึกที่สอง');
});

let count = 0;

/** Delivers a lead and opens its form. */
async function openLead(page: Page, request: APIRequestContext, name: string): Promise<string> {
  const email = await person(request, 'sales');
  const number = `02 444 000${count++}`;
  const id = await deliver(request, name, { phone: number, email: `together${count}@x.co` });
  await logIn(page, email);
  await page.goto(`/admin/collections/leads/${id}`);
  await expect(page.getByLabel('เพิ่มบันทึก')).toBeEnabled();
  await page.waitForLoadState('networkidle');
  return id;
}

/** Saves the lead as another person. */
async function asColleague(request: APIRequestContext, id: string, data: object): Promise<void> {
  const email = await person(request, 'sales', 'colleague@clinicdee.example');
  const headers = { authorization: `JWT ${await tokenOf(request, email)}` };
  const saved = await request.patch(`/api/leads/${id}`, { headers, data });
  expect(saved.ok()).toBe(true);
}
