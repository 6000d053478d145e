import { enquiryCopies } from '@clinicdee/protocol/personal-data';
import { expect, type Page, test } from '@playwright/test';
import { ADMIN, deliver, logIn, person } from './people.ts';

test('an erasure is of the person who is shown, whatever has been typed since', async ({
  page,
  request,
}) => {
  await deliver(request, 'วีระ คนแรก', { phone: '084 111 1111' });
  await logIn(page, ADMIN);
  await page.goto('/admin/person');
  const field = page.getByLabel(/^เบอร์โทรหรืออีเมล/);
  await field.fill('084 111 1111');
  await field.press('Enter');
  await expect(page.getByText('วีระ คนแรก')).toBeVisible();
  await field.fill('084 222 2222');
  await page.getByRole('button', { name: 'ลบข้อมูลของบุคคลนี้ทั้งหมด' }).click();
  await page.getByRole('button', { name: 'ลบถาวร' }).click();
  await expect(page.getByText('+66841111111 ไม่พบข้อมูล')).toBeVisible();
});

test('an admin moves a lead to the trash, and sales restore it', async ({ page, request }) => {
  await person(request, 'sales');
  const id = await deliver(request, 'ลบผิด กู้คืนได้');
  await logIn(page, ADMIN);
  await page.goto(`/admin/collections/leads/${id}`);
  await openDeletion(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('กู้คืนได้ภายใน 14 วัน');
  await expect(dialog).toContainText(enquiryCopies.at(0) ?? '-');
  await dialog.getByRole('button', { name: 'ยืนยัน' }).click();
  await expect(page.getByText('ไปถังขยะแล้ว').first()).toBeVisible();

  await page.context().clearCookies();
  await logIn(page, 'sales@clinicdee.example');
  await page.goto('/admin/collections/leads');
  await expect(page.getByRole('link', { name: 'ลบผิด กู้คืนได้' })).toHaveCount(0);
  await page.getByRole('button', { name: 'ถังขยะ', exact: true }).click();
  await page.waitForURL('**/leads/trash*');
  await expect(page.getByRole('button', { name: 'ล้างถังขยะ' })).toHaveCount(0);
  await page.getByRole('link', { name: 'ลบผิด กู้คืนได้' }).click();
  await expect(page.locator('.trash-banner')).toContainText('จะถูกลบถาวรเมื่อครบ 14 วัน');
  await expect(page.getByRole('button', { name: 'ลบถาวร' })).toHaveCount(0);
  await expect(page.getByLabel('เพิ่มบันทึก')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'รับเคสนี้' })).toHaveCount(0);
  await page.getByRole('button', { name: 'กู้คืน', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ยืนยัน' }).click();
  await page.waitForURL(`**/leads/${id}`);
  await expect(page.locator('.timeline')).toContainText('กู้คืนจากถังขยะ');
});

/** Opens the dialog to delete a record. */
async function openDeletion(page: Page): Promise<void> {
  await page.locator('.doc-controls__popup .popup-button').click();
  await page.locator('#action-delete').click();
}
