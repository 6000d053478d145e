import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { formSettled } from './people.ts';

/** Uploads a picture in the open drawer, first without a description, which is refused. */
export async function upload(page: Page, name: string, alt: string): Promise<void> {
  const drawer = page.locator('.drawer__content').last();
  const create = { width: 2400, height: 2400, channels: 3, background: 'teal' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await drawer.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await formSettled(page);
  await drawer.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByText('กรอกหรือแก้ช่องนี้ก่อน: คำอธิบายภาพ').first()).toBeVisible();
  await drawer.locator('#field-alt').fill(alt);
  await formSettled(page);
}

/** Starts a new article with a title and uploads its cover. */
export async function begin(page: Page, title: string): Promise<void> {
  await page.goto('/admin/collections/articles/create');
  await page.locator('#field-title').fill(title);
  await page.getByRole('button', { name: 'สร้างใหม่' }).first().click();
  await upload(page, 'cover.png', 'พื้นสีเขียว');
}

/** Saves the picture in the drawer as cover and fills in the excerpt. */
export async function keepCover(page: Page): Promise<void> {
  const drawer = page.locator('.drawer__content');
  await drawer.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(drawer).toHaveCount(0);
  await page.locator('#field-excerpt').fill('คำโปรยสั้น ๆ');
}

/** Publishes and waits for the answer and the message. */
export async function publish(page: Page): Promise<void> {
  await formSettled(page);
  // The message may have been there before, and an autosave is not the answer to the button.
  const published = page.waitForResponse(
    (response) =>
      ['PATCH', 'POST'].includes(response.request().method()) &&
      /\/api\/articles(\/|\?)/.test(response.url()) &&
      !response.url().includes('autosave=true'),
  );
  await page.getByRole('button', { name: 'เผยแพร่', exact: true }).click();
  if (!(await published).ok()) throw new Error('the office did not publish it');
  await expect(page.locator('.doc-controls')).toContainText('เผยแพร่แล้ว');
  await page.waitForLoadState('networkidle');
}
