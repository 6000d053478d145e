import type { Page } from '@playwright/test';
import type { Edge } from './edge.ts';
import { waitFor } from './edge.ts';
import type { Visitor } from './visitor.ts';

const CLINIC = 'คลินิกตรงตามคำ';

/** Sends the registration form of a clinic on its page. */
export async function register(page: Page, clinic: string): Promise<void> {
  await page.goto('/register?package=more');
  const typed = {
    clinic_name: clinic,
    fullname: 'สมหญิง',
    phone: '0812345678',
    email: 'a@clinic.co.th',
    branches: '2',
  };
  for (const [name, value] of Object.entries(typed))
    await page.locator(`main [name="${name}"]`).fill(value);
  await page.getByRole('button', { name: 'ส่งลงทะเบียน' }).click();
}

/** What the registration API recorded of a clinic that registered; sent once for all rows. */
export async function registered(visitor: Visitor, edge: Edge) {
  const find = () => edge.registrations.received.find(({ body }) => body.clinic_name === CLINIC);
  const known = find();
  if (known) return known;
  await register(await visitor.arrives(), CLINIC);
  return waitFor(find);
}
