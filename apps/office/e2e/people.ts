import type { APIRequestContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PASSWORD = 'correct horse clinic';

/** Logs in as a person would. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('อีเมล').fill(email);
  await page.getByLabel('รหัสผ่าน').fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await page.waitForURL('**/admin');
}

/** Payload gathers what was typed before a save counts it; a person is slower than that. */
export async function formSettled(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
}

/** Saves the form and waits until the office has it. */
export async function save(page: Page): Promise<void> {
  await formSettled(page);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.locator('#action-save').click();
  if (!(await saved).ok()) throw new Error('the office did not take it');
  await page.waitForLoadState('networkidle');
}

/** Makes a person, or leaves them as they are when an earlier test did. */
export async function person(
  request: APIRequestContext,
  role: 'marketing' | 'sales' | 'admin',
  change: Record<string, unknown> = {},
): Promise<string> {
  const admin = await request.post('/api/users/login', {
    data: { email: 'admin@clinicdee.example', password: PASSWORD },
  });
  const { token } = (await admin.json()) as { token: string };
  const email = `${role}@clinicdee.example`;
  await request.post('/api/users', {
    headers: { authorization: `JWT ${token}` },
    data: { email, password: PASSWORD, name: role, role, ...change },
  });
  return email;
}

/** Delivers a lead as the site does. @returns its number */
export async function deliver(
  request: APIRequestContext,
  fullname: string,
  change: Record<string, unknown> = {},
): Promise<string> {
  const file = join(process.env.OFFICE_TEST_DATA ?? '', 'secrets.json');
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as { LEAD_API_TOKEN: string };
  const utm = ['source', 'medium', 'campaign', 'term', 'content'].map((key) => [`utm_${key}`, '']);
  const response = await request.post('/api/intake/leads', {
    headers: {
      authorization: `Bearer ${secrets.LEAD_API_TOKEN}`,
      'idempotency-key': `e2e-${String(Date.now())}`,
    },
    data: {
      fullname,
      phone: '081-234-5678',
      email: 'lead@clinic.co.th',
      organization_type: 'skin',
      organization_label: 'คลินิกผิวหนัง',
      description: 'อยากดูระบบนัดหมาย',
      user_action: 'contact_form_submit',
      ...(Object.fromEntries(utm) as Record<string, string>),
      referrer: 'https://liff.line.me/',
      landing_page: 'https://clinicdee.example/',
      device_type: 'mobile',
      phone_e164: '+66812345678',
      consent_text: 'ยินยอม',
      consent_version: '1',
      marketing_consent: false,
      ...change,
    },
  });
  if (!response.ok()) throw new Error(await response.text());
  const { reference } = (await response.json()) as { reference: string };
  return reference.slice(1);
}
