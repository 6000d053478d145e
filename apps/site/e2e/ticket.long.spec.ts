import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { productName } from '@clinicdee/brand';
import { callTime } from '../src/components/call-time.ts';
import { th } from '../src/content/th/index.ts';
import { fillIn, leadForm, openForm, person } from './lead-form.ts';
import { expect, test } from './site.ts';

const { brand, thanks } = th;
const { ticket: words } = thanks;

const number = (page: Page) => page.locator('.ticket-number');
const ticket = (page: Page) => page.locator('.ticket');

/** What is wider than the place that it stands in. */
const spills = (page: Page) =>
  page.locator('.ticket, .ticket *, .button-row .button').evaluateAll((all) =>
    all
      .filter((one) => one instanceof HTMLElement && one.checkVisibility())
      .filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 1)
      .map((one) => one.outerHTML),
  );

/** Sends the form and waits for its dialog. */
async function send(page: Page) {
  await openForm(page);
  await fillIn(page);
  await leadForm(page).submit.click();
  await expect(leadForm(page).dialog).toBeVisible();
  return leadForm(page).dialog;
}

/** A lead that came without the script: the address of its thanks, and its number. */
async function posted(page: Page) {
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

test.describe('in the dialog', () => {
  test('the number stands on the ticket, and the heading has the focus', async ({ page, site }) => {
    const dialog = await send(page);
    await expect(dialog.getByRole('heading')).toBeFocused();
    const reference = (await number(page).textContent()) ?? '';
    expect(site.leads().map((lead) => lead.reference)).toContain(reference);
    await expect(ticket(page)).toContainText(productName);
    await expect(ticket(page)).toContainText(`${words.callTo} ${person.phone}`);

    const line = dialog.getByRole('link', { name: words.line.label });
    await expect(line).toHaveAttribute(
      'href',
      `https://line.me/R/oaMessage/${encodeURIComponent(brand.line.id)}/?${encodeURIComponent(
        `สอบถามเลขอ้างอิง ${reference}`,
      )}`,
    );
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  // What is said at which time has a test of its own, with hours that are nobody's (`call-time.test.ts`).
  for (const [when, now] of [
    ['in the morning', '2026-11-20T10:00'],
    ['in the evening', '2026-11-19T19:00'],
    ['before a holiday', '2026-12-09T23:30'],
    ['on a holiday', '2026-12-10T10:00'],
  ] as const) {
    test(`${when} it says when they call`, async ({ page }) => {
      const at = new Date(`${now}+07:00`);
      await page.clock.setFixedTime(at);
      await send(page);
      const says = callTime(at, at, words, 'th');
      expect(says).toBeDefined();
      await expect(ticket(page).locator('.ticket-call dd')).toHaveText(says?.join(' ') ?? '');
    });
  }

  test('the number is copied, or else it is said how to', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = await send(page);
    const copy = dialog.getByRole('button', { name: words.copy });
    await copy.click();
    await expect(dialog.getByText(words.copied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await number(page).textContent());

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not here'));
    });
    await copy.click();
    await expect(dialog.getByText(words.notCopied)).toBeVisible();
  });

  test('a phone of 360 by 640 holds it whole, printed once', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const dialog = await send(page);
    const printing = await ticket(page).evaluate((element) =>
      element.getAnimations().map(({ effect }) => effect?.getComputedTiming().iterations),
    );
    expect(printing).toEqual([1]);
    const [shown, whole] = await dialog.evaluate((element) => [
      element.clientHeight,
      element.scrollHeight,
    ]);
    expect(whole).toBe(shown);
    // Hours of another vendor may be a line longer, or their name.
    const longer = await dialog.evaluate((element) => {
      const lines = [...element.querySelectorAll('h2')].map(
        (title) => title.clientHeight / parseFloat(getComputedStyle(title).lineHeight),
      );
      if (lines.every((many) => many < 1.5))
        element.querySelector('.ticket-call dt')?.append(document.createElement('br'), 'เสาร์');
      return [element.clientHeight, element.scrollHeight];
    });
    expect(longer[1]).toBe(longer[0]);
  });

  test('with text twice as large nothing leaves the paper', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await send(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await spills(page)).toEqual([]);
    await page.goto((await posted(page)).address);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await spills(page)).toEqual([]);
  });

  test('whoever asked for stillness finds it printed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await send(page);
    expect(await ticket(page).evaluate((element) => element.getAnimations().length)).toBe(0);
    await expect(number(page)).toBeInViewport();
  });
});

test.describe('on the page that says thanks', () => {
  test('the number, when they call, and not who was called', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { address, reference } = await posted(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^ขอบคุณที่สนใจ/);
    await expect(number(page)).toHaveText(reference);
    await expect(ticket(page)).toContainText(words.call);
    await expect(ticket(page).locator('.ticket-call dd')).toHaveText(
      new RegExp(`${brand.opening.closes} น\\.$`),
    );
    await expect(page.locator('main')).not.toContainText(person.phone);
    await page.getByRole('button', { name: words.copy }).click();
    await expect(page.getByText(words.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test('it is one sheet of paper', async ({ page }) => {
    const { address } = await posted(page);
    await page.goto(address);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  for (const address of [
    '/thanks',
    '/thanks?ref=ABCD-1234',
    '/thanks?ref=%3Cb%3E',
    '/register/thanks',
    '/register/thanks?ref=R42',
    '/register/thanks?taken=R42',
  ]) {
    test(`${address} claims nothing`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        thanks.unknown.title.join(' '),
      );
      await expect(page).toHaveTitle(new RegExp(`^${thanks.unknown.title.join(' ')}`));
      await expect(page.locator('main')).not.toContainText(/ขอบคุณ|ได้รับ|รับลงทะเบียน|R42|ABCD/);
      await expect(ticket(page)).toHaveCount(0);
      await expect(page.locator(`main a[href="${brand.phone.href}"]`)).toBeVisible();
    });
  }
});
