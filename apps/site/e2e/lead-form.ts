import type { Page } from '@playwright/test';
import { organisations } from '../src/content/th/organisations.ts';

/** The lead form by its ids, which are the same in every language. */
export const leadForm = (page: Page) => {
  const form = page.locator('#lead-form');
  return {
    form,
    name: page.locator('#lead-fullName'),
    phone: page.locator('#lead-phone'),
    email: page.locator('#lead-email'),
    organisation: page.locator('#lead-orgType'),
    details: page.locator('#lead-extra'),
    marketing: form.getByRole('checkbox'),
    submit: form.locator('.send button'),
    hint: page.locator('#lead-hint'),
    dialog: page.getByRole('dialog'),
  };
};

export const person = {
  name: 'สมหญิง ตั้งใจ',
  phone: '081-234-5678',
  email: 'somying@clinic.co.th',
  organisation: organisations[0]?.options[1]?.label ?? '',
};

type Typed = Partial<typeof person & { details: string }>;

/** Fills in the required fields, and the details when they are given. */
export async function fillIn(page: Page, over: Typed = {}): Promise<void> {
  const values = { ...person, ...over };
  const form = leadForm(page);
  if (values.details !== undefined) await form.details.fill(values.details);
  await form.name.fill(values.name);
  await form.phone.fill(values.phone);
  await form.email.fill(values.email);
  await form.organisation.selectOption(values.organisation);
}

/** Waits until the script shows what is missing, or has restored typed values. */
export const isHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('#lead-hint')?.textContent !== '' ||
      document.querySelector<HTMLInputElement>('#lead-fullName')?.value !== '',
  );
};

/** Opens a page and hovers the form, so that its script loads. */
export async function openForm(page: Page, address = '/#contact'): Promise<void> {
  await page.goto(address);
  await leadForm(page).form.scrollIntoViewIfNeeded();
  await leadForm(page).name.hover();
  await isHydrated(page);
}

/** Opens the form, fills it in and sends it. @returns the form */
export async function sendForm(page: Page, over: Typed = {}, address?: string) {
  await openForm(page, address);
  await fillIn(page, over);
  await leadForm(page).submit.click();
  return leadForm(page);
}
