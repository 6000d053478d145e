import type { Page } from '@playwright/test';
import { productName } from '@clinicdee/brand';
import { callTime } from '../src/components/call-time.ts';
import { th } from '../src/content/th/index.ts';
import { person, sendForm } from './lead-form.ts';
import { axeErrors, setTextSize } from './page.ts';
import { expect, test } from './site.ts';

const { brand, thanks } = th;
const { ticket: words } = thanks;

const number = (page: Page) => page.locator('.ticket-number');
const ticket = (page: Page) => page.locator('.ticket');

/** Elements whose content is wider than they are. */
const overflowing = (page: Page) =>
  page.locator('.ticket, .ticket *, .button-row .button').evaluateAll((all) =>
    all
      .filter((one) => one instanceof HTMLElement && one.checkVisibility())
      .filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 1)
      .map((one) => one.outerHTML),
  );

/** Posts the form without the script. @returns the address of the thanks page, and the reference */
async function postForm(page: Page) {
  await page.goto('/contact');
  const answer = await page.request.post('/contact', {
    multipart: {
      fullName: person.name,
      phone: person.phone,
      email: `${crypto.randomUUID()}@clinic.co.th`,
      orgType: person.organisation,
    },
    headers: { accept: 'text/html', origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  const address = answer.headers().location ?? '';
  return { address, reference: new URLSearchParams(address.split('?')[1]).get('ref') ?? '' };
}

test('the dialog shows the reference and the time of the call, and copies the reference', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const now = new Date('2026-11-19T19:00+07:00');
  await page.clock.setFixedTime(now);
  const { dialog } = await sendForm(page);
  await expect(dialog.getByRole('heading')).toBeFocused();
  const time = callTime(now, now, words, 'th');
  await expect(ticket(page).locator('.ticket-call dd')).toHaveText(time?.join(' ') ?? 'a time');
  const reference = (await number(page).textContent()) ?? '';
  expect(site.leads().map((lead) => lead.reference)).toContain(reference);
  await expect(ticket(page)).toContainText(productName);
  await expect(ticket(page)).toContainText(`${words.callTo} ${person.phone}`);
  await expect(dialog.getByRole('link', { name: words.line.label })).toHaveAttribute(
    'href',
    `https://line.me/R/oaMessage/${encodeURIComponent(brand.line.id)}/?${encodeURIComponent(
      `สอบถามเลขอ้างอิง ${reference}`,
    )}`,
  );
  expect(await axeErrors(page, 'dialog')).toEqual([]);

  const copy = dialog.getByRole('button', { name: words.copy });
  await copy.click();
  await expect(dialog.getByText(words.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not here'));
  });
  await copy.click();
  await expect(dialog.getByText(words.notCopied)).toBeVisible();
});

test('the dialog fits a phone of 360 × 640 px, is animated once, and nothing overflows with 200% text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { dialog } = await sendForm(page);
  const printing = await ticket(page).evaluate((element) =>
    element.getAnimations().map(({ effect }) => effect?.getComputedTiming().iterations),
  );
  expect(printing).toEqual([1]);
  expect(await dialog.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  await setTextSize(page, '200%');
  expect(await overflowing(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto((await postForm(page)).address);
  expect(await ticket(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  await setTextSize(page, '200%');
  expect(await overflowing(page)).toEqual([]);
});

test('the thanks page shows the reference and the time of the call, but no phone number, and prints on one sheet', async ({
  page,
}) => {
  const { address, reference } = await postForm(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^ขอบคุณที่สนใจ/);
  await expect(number(page)).toHaveText(reference);
  await expect(ticket(page)).toContainText(words.call);
  await expect(ticket(page).locator('.ticket-call dd')).toHaveText(
    new RegExp(`${brand.opening.closes} น\\.$`),
  );
  await expect(page.locator('main')).not.toContainText(person.phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await axeErrors(page)).toEqual([]);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('the thanks page confirms nothing for an unknown reference', async ({ page }) => {
  for (const address of [
    '/thanks',
    '/thanks?ref=ABCD-1234',
    '/thanks?ref=%3Cb%3E',
    '/register/thanks',
    '/register/thanks?ref=R99',
    '/register/thanks?taken=R99',
  ]) {
    await page.goto(address);
    const title = thanks.unknown.title.join(' ');
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.locator('main')).not.toContainText(/ขอบคุณ|ได้รับ|รับลงทะเบียน|R99|ABCD/);
    await expect(ticket(page)).toHaveCount(0);
    await expect(page.locator(`main a[href="${brand.phone.href}"]`)).toBeVisible();
  }
});
