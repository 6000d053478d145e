import { expect, type Page } from '@playwright/test';

export const registrant = {
  clinic_name: 'คลินิกตรงตามคำ',
  fullname: 'สมหญิง',
  phone: '0812345678',
  email: 'a@clinic.co.th',
  branches: '2',
};

/** Sends the registration form of a clinic after its script has loaded. */
export async function register(page: Page, clinic: string): Promise<void> {
  await page.goto('/register?package=more');
  const total = page.locator('.sum:visible .sum-total');
  const ofOneBranch = (await total.textContent()) ?? '';
  for (const [name, value] of Object.entries({ ...registrant, clinic_name: clinic }))
    await page.locator(`main [name="${name}"]`).fill(value);
  // The plain form would lead to the thanks page instead of showing the API's message.
  await expect(total).not.toHaveText(ofOneBranch);
  await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
}
