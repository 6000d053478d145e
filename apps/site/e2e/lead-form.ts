import type { Page } from '@playwright/test';
import { organisations } from '../src/content/th/organisations.ts';

/** The lead form by its labels. */
export const leadForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'ให้เราติดต่อกลับ' });
  return {
    form,
    name: form.getByLabel('ชื่อ–นามสกุล'),
    phone: form.getByLabel('เบอร์โทร'),
    email: form.getByLabel('อีเมล', { exact: false }).first(),
    organisation: form.getByLabel('ประเภทองค์กร'),
    details: form.getByLabel('รายละเอียดเพิ่มเติม'),
    marketing: form.getByRole('checkbox'),
    submit: form.locator('.send').getByRole('button'),
    hint: form.getByRole('status'),
    dialog: page.getByRole('dialog'),
  };
};

export const person = {
  name: 'สมหญิง ตั้งใจ',
  phone: '081-234-5678',
  email: 'somying@clinic.co.th',
  organisation: organisations[0]?.options[1]?.label ?? '',
};

/** Fills in the required fields. */
export async function fillIn(page: Page, over: Partial<typeof person> = {}): Promise<void> {
  const values = { ...person, ...over };
  const form = leadForm(page);
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
