import { mailDomain } from '@clinicdee/brand/mail-domain';
import { article } from '@clinicdee/protocol';
import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { lead } from '../test/lead.ts';

export const PASSWORD = 'correct horse clinic';
/** The password of a new account. */
const ONE_TIME = 'one-time password';
export const ADMIN = `admin@${mailDomain}`;

/** Opens a page and waits until it has loaded its data. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

/** Expects that a part of the page passes axe and the page does not scroll sideways, on a desktop and a phone. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const { violations } = await new AxeBuilder({ page }).include(part).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
  }
}

/** Fills in the login form as a person would. */
export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('อีเมล').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
}

/** Logs a browser in without the form. */
export async function logIn(page: Page, email: string): Promise<void> {
  await tokenOf(page.request, email);
}

/** Waits until Payload's debounced form state contains the input. */
export async function formSettled(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  // The rich text editor takes over its input when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}

/** Saves the form and waits for the answer. */
export async function save(page: Page): Promise<void> {
  await formSettled(page);
  let isSaved = false;
  const saved = page.waitForResponse((response) => {
    isSaved ||= response.request().method() === 'PATCH';
    return isSaved;
  });
  // The form then reloads its state, which would overwrite earlier input.
  const asked = page.waitForRequest((request) => isSaved && request.method() === 'POST');
  await page.locator('#action-save').click();
  if (!(await saved).ok()) throw new Error('the office did not take it');
  await (await asked).response();
  await page.waitForLoadState('networkidle');
}

/** The secrets generated at the first start. */
function secrets(): Record<
  'LEAD_API_TOKEN' | 'CONTENT_API_KEY' | 'REGISTRATION_API_TOKEN',
  string
> {
  const file = join(process.env.OFFICE_TEST_DATA ?? '', 'secrets.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof secrets>;
}

/** Logs in over REST. @returns the token */
export async function tokenOf(request: APIRequestContext, email: string, password = PASSWORD) {
  const answer = await request.post('/api/users/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(await answer.text());
  return /payload-token=([^;]+)/.exec(answer.headers()['set-cookie'] ?? '')?.[1];
}

/** The accounts that these tests have created. */
const created = new Set<string>();

/** Creates an account with a role, unless it exists. */
export async function person(
  request: APIRequestContext,
  role: 'marketing' | 'sales' | 'admin',
  email = `${role}@clinicdee.example`,
): Promise<string> {
  if (created.has(email)) return email;
  created.add(email);
  const made = await request.post('/api/users', {
    headers: { authorization: `JWT ${await tokenOf(request, ADMIN)}` },
    data: { email, password: ONE_TIME, name: `คุณ ${role}`, role },
  });
  if (!made.ok()) return email;
  // A password set by an admin must be changed first.
  const { doc } = (await made.json()) as { doc: { id: number } };
  const changed = await request.patch(`/api/users/${doc.id}`, {
    headers: { authorization: `JWT ${await tokenOf(request, email, ONE_TIME)}` },
    data: { password: PASSWORD },
  });
  if (!changed.ok()) throw new Error(await changed.text());
  return email;
}

/** The published articles, as the site reads them. */
export async function publicArticles(request: APIRequestContext) {
  const answer = await request.get('/api/public/articles', {
    headers: { 'x-api-key': secrets().CONTENT_API_KEY },
  });
  return z.array(article).parse(await answer.json());
}

/** Sends a lead as the site does. @returns its id */
export async function deliver(
  request: APIRequestContext,
  fullname: string,
  change: Record<string, unknown> = {},
): Promise<string> {
  const response = await request.post('/api/intake/leads', {
    headers: {
      authorization: `Bearer ${secrets().LEAD_API_TOKEN}`,
      'idempotency-key': `e2e-${String(Date.now())}`,
      // The site was away: the lead is older than the pages that are open.
      'x-lead-received-at': new Date(Date.now() - 60_000).toISOString(),
    },
    data: lead({
      fullname,
      email: 'lead@clinic.co.th',
      utm_source: '',
      utm_medium: '',
      referrer: 'https://liff.line.me/',
      ...change,
    }),
  });
  if (!response.ok()) throw new Error(await response.text());
  const { reference } = (await response.json()) as { reference: string };
  return idOf(request, 'leads', reference);
}

/** Registers a clinic as the site does. @returns its id */
export async function register(
  request: APIRequestContext,
  registration: Record<string, unknown>,
): Promise<string> {
  const response = await request.post('/api/v2/register', {
    headers: { authorization: `Bearer ${secrets().REGISTRATION_API_TOKEN}` },
    data: registration,
  });
  if (!response.ok()) throw new Error(await response.text());
  const { reference } = (await response.json()) as { reference: string };
  return idOf(request, 'registrations', reference);
}

async function idOf(request: APIRequestContext, collection: string, reference: string) {
  const found = await request.get(`/api/${collection}?where[reference][equals]=${reference}`, {
    headers: { authorization: `JWT ${await tokenOf(request, ADMIN)}` },
  });
  return String(((await found.json()) as { docs: { id: number }[] }).docs[0]?.id);
}
