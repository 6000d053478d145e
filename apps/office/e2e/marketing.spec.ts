import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { formSettled, logIn, person } from './people.ts';

test('marketing writes an article with a cover, publishes it, and schedules another', async ({
  page,
  request,
}) => {
  await logIn(page, await person(request, 'marketing'));
  await write(page, 'บทความทดสอบ');
  await expect(page.locator('#field-slug')).toHaveValue('บทความทดสอบ');
  await page.getByRole('button', { name: 'เผยแพร่', exact: true }).click();
  await expect(page.locator('.doc-controls')).toContainText('เผยแพร่แล้ว');

  await write(page, 'บทความตั้งเวลา');
  await page.locator('.popup-button').first().click();
  await page.getByRole('button', { name: /กำหนดเวลา|ตั้งเวลา/ }).click();
  await expect(page.locator('.schedule-publish')).toBeVisible();
});

async function write(page: import('@playwright/test').Page, title: string): Promise<void> {
  await page.goto('/admin/collections/articles/create');
  await page.locator('#field-title').fill(title);
  await page.getByRole('button', { name: 'สร้างใหม่' }).first().click();
  const drawer = page.locator('.drawer__content');
  await drawer.locator('input[type=file]').setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: await sharp({
      create: { width: 1600, height: 1000, channels: 3, background: '#c2efd8' },
    })
      .png()
      .toBuffer(),
  });
  await drawer.locator('#field-alt').fill('สีเขียวมิ้นต์');
  await drawer.getByRole('button', { name: 'บันทึก' }).click();
  await expect(drawer).toHaveCount(0);
  await page.locator('#field-excerpt').fill('คำโปรยสั้น ๆ');
  await page.locator('.ContentEditable__root').click();
  await page.keyboard.type('เนื้อหาของบทความ');
  await formSettled(page);
}
