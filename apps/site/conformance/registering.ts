import { expect, type Page } from '@playwright/test';
import type { Edge } from './edge.ts';
import { waitFor } from './edge.ts';
import type { Visitor } from './visitor.ts';

const CLINIC = 'คลินิกตรงตามคำ';

/** Sends the registration form of a clinic after its script has loaded. */
export async function register(page: Page, clinic: string): Promise<void> {
  await page.goto('/register?package=more');
  const total = page.locator('.sum:visible .sum-total');
  const ofOneBranch = (await total.textContent()) ?? '';
  const typed = {
    clinic_name: clinic,
    fullname: 'สมหญิง',
    phone: '0812345678',
    email: 'a@clinic.co.th',
    branches: '2',
  };
  for (const [name, value] of Object.entries(typed))
    await page.locator(`main [name="${name}"]`).fill(value);
  // The plain form would lead to the thanks page instead of showing the API's message.
  await expect(total).not.toHaveText(ofOneBranch);
  await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
}

/** The recorded registration call; it is made once for all rows. */
export async function registered(visitor: Visitor, edge: Edge) {
  const find = () => edge.registrations.received.find(({ body }) => body.clinic_name === CLINIC);
  const known = find();
  if (known) return known;
  await register(await visitor.arrives(), CLINIC);
  return waitFor(find);
}
