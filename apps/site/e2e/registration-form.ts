import { expect, type Page } from '@playwright/test';
import { th } from '../src/content/th/index.ts';

/** Values for every field that is typed into. */
export const registrant = {
  clinic_name: 'คลินิกรุ่งเรือง',
  fullname: 'สมหญิง ตั้งใจ',
  phone: '081-234-5678',
  email: 'somying@clinic.co.th',
  branches: '4',
  description: 'อยากเริ่มต้นเดือนหน้า',
};

/** The registration form on its own page or in the dialog of the landing page. */
export const registrationForm = (page: Page) => page.locator('form:has([name="clinic_name"])');

/** Fills in the registration form; the package is chosen already. */
export async function fillInRegistration(
  page: Page,
  changed: Partial<typeof registrant> = {},
): Promise<void> {
  for (const [name, value] of Object.entries({ ...registrant, ...changed })) {
    await registrationForm(page).locator(`[name="${name}"]`).fill(value);
  }
}

/** Fills in and sends the registration form of a package on its own page, once its script has loaded if there is one. */
export async function register(
  page: Page,
  changed: Partial<typeof registrant> = {},
  { packageId = th.packages[0]?.id, hasScript = true } = {},
): Promise<void> {
  await page.goto(`/register?package=${packageId}`);
  await fillInRegistration(page, changed);
  if (hasScript) await expect(page.locator('.stepper button').last()).toBeEnabled();
  await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
}
