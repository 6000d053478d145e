import { contentOf } from '../src/content/site-content.ts';
import { languages } from '../src/content/languages.ts';
import { fillIn, leadForm } from './lead-form.ts';
import { expect, test } from './site.ts';

const thai = /\p{Script=Thai}/u;

test.skip(!languages.includes('en'), 'This site is in Thai only');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an English visitor reads, corrects the form, sends it, and changes the language', async ({
      page,
      site,
    }) => {
      const { leadForm: words } = contentOf('en');
      const name = javaScriptEnabled ? 'Jane Script' : 'Jane Plain';
      await page.goto('/en');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('link[hreflang="th"]')).toHaveAttribute('href', /\d\/$/);
      // Names of languages are in their own language.
      const text = (await page.locator('main').innerText()).replace(/ไทย|ภาษาไทย/g, '');
      expect(text).not.toMatch(thai);

      const form = leadForm(page);
      await form.name.fill(name);
      if (javaScriptEnabled) await expect(form.hint).not.toBeEmpty();
      await fillIn(page, { name, phone: '12', organisation: 'Not specified' });
      // With JavaScript the error appears when the field is left, and the button waits for its correction.
      if (!javaScriptEnabled) await form.submit.click();
      await expect(page.getByText('Too short: 2 of at least 8 digits').first()).toBeVisible();
      await form.phone.fill('081-234-5678');
      await form.submit.click();
      await expect(page.getByText(words.success.title).first()).toBeVisible();
      const [lead] = site.leadsOf(name);
      expect(lead?.payload).toMatchObject({
        organization_label: 'ไม่ระบุ',
        organization_type: 'เวชศาสตร์การเดินทาง',
        consent_text: expect.stringContaining('you agree'),
      });
      if (javaScriptEnabled) expect(lead?.payload?.landing_page).toMatch(/\/en$/);

      await page.goto('/en/contact');
      await page.locator('footer').getByRole('link', { name: 'ภาษาไทย' }).click();
      await expect(page).toHaveURL(`${site.url}/contact`);
    });
  });
}

test('an unknown English address answers in English, and Thai pages lead to English ones', async ({
  page,
}) => {
  await page.goto('/en/nothing');
  await expect(page.getByRole('main')).not.toContainText(thai);
  await page.goto('/pdpa');
  await expect(page.locator('footer a[hreflang="en"]')).toHaveAttribute('href', '/en');
});
