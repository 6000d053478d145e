import { fileContent } from '@clinicdee/brand/site-content';
import { unbind } from '@clinicdee/thai';
import { yearOf } from '../src/content/packages.ts';
import { th } from '../src/content/th/index.ts';
import { baht } from '../src/thai/amount.ts';
import { bangkokDay } from '../src/thai/dates.ts';
import { fillIn, leadForm } from './lead-form.ts';
import { isOfficeBuilt } from './office.ts';
import { axeErrors } from './page.ts';
import { expect, expectPage, test } from './site-and-office.ts';

test.skip(!isOfficeBuilt && Boolean(process.env.APPS), 'APPS leaves out the office.');

const [smallest] = th.packages;
if (!smallest) throw new Error('the file has no package');
const { yearlySatang: ordinarySatang } = smallest;
const lowerSatang = Math.floor((ordinarySatang * 0.8) / 100) * 100;
const reduced = `ปกติ ${baht(ordinarySatang, 'th')} เหลือ ${baht(lowerSatang, 'th')}`;

const campaign = (language: 'th' | 'en', slug: string, heading: string) => ({
  language,
  slug,
  generateSlug: false,
  heading,
  lead: heading,
  searchTitle: heading,
  searchDescription: heading,
  _status: 'published',
  sections: [{ blockType: 'promotion', promotion: 'ปีใหม่' }],
});

test('shows a campaign and the landing page in two languages, each published by itself', async ({
  page,
  request,
  site,
  office,
}) => {
  test.setTimeout(240_000);
  const shows = (path: string, text: string, isShown = true) =>
    expectPage(site, path, 200, text, isShown);
  const today = bangkokDay(Date.now());
  await office.call('POST', '/globals/promotions', {
    promotions: [
      {
        name: 'ปีใหม่',
        text: 'ลดรับปีใหม่',
        english: 'New Year offer',
        from: today,
        until: today,
        prices: [{ package: smallest.id, yearlySatang: lowerSatang }],
      },
    ],
    _status: 'published',
  });

  // The Thai page alone has no other language.
  const original = await office.create('/pages', campaign('th', 'pi-mai', 'ต้อนรับปีใหม่'));
  await shows('/c/pi-mai', 'ลดรับปีใหม่');
  await shows('/c/pi-mai', 'rel="alternate" hreflang', false);
  await page.goto(`${site.url}/c/pi-mai`);
  expect(await axeErrors(page, 'main')).toEqual([]);
  await page.locator(`[data-register="${smallest.id}"]`).click();
  const dialog = page.getByRole('dialog');
  const { total } = yearOf({ yearlySatang: lowerSatang }, 1);
  await expect(dialog.locator('.sum:visible .sum-total')).toContainText(baht(total, 'th'));
  await expect(dialog.locator('.pick:has(:checked) .pick-price')).toHaveText(reduced);
  const translation = {
    ...campaign('en', 'new-year', 'Happy new year'),
    translationOf: original,
  };
  const english = await office.create('/pages', translation);
  await expect(
    office.call('PATCH', `/pages/${original}`, { language: 'en', _status: 'published' }),
  ).rejects.toThrow('มีหน้าภาษานี้ที่แปลจากหน้านี้แล้ว');

  await shows('/en/c/new-year', 'New Year offer');
  await shows('/c/pi-mai', `hreflang="en" href="${site.url}/en/c/new-year"`);
  await shows('/en/c/new-year', `hreflang="x-default" href="${site.url}/c/pi-mai"`);
  await shows('/sitemap.xml', `${site.url}/c/pi-mai`);
  await shows('/sitemap.xml', `${site.url}/en/c/new-year`);
  await expectPage(site, '/c/new-year', 404);

  await page.goto(`${site.url}/c/pi-mai`);
  await page.locator('.site-bar-buttons .language-link').click();
  await expect(page).toHaveURL(`${site.url}/en/c/new-year`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(unbind(await page.locator('main').innerText())).toContain(baht(lowerSatang, 'en'));
  expect(await page.locator('main').innerText()).not.toMatch(/[\u0e00-\u0e7f]/);
  await fillIn(page, { organisation: 'Dermatology (skin)' });
  await leadForm(page).submit.click();
  await expect.poll(() => site.leads().length).toBe(1);
  expect(site.leads()[0]?.payload?.landing_page).toBe(`${site.url}/c/pi-mai`);

  // Both pages may have the same slug.
  await office.call('PATCH', `/pages/${english}`, { slug: 'pi-mai', _status: 'published' });
  await shows('/en/c/pi-mai', 'New Year offer');
  await shows('/c/pi-mai', 'ลดรับปีใหม่');
  for (const former of ['/en/c/new-year', '/c/new-year'])
    expect((await request.get(site.url + former)).url()).toBe(`${site.url}/en/c/pi-mai`);

  // A page that only an ad leads to stays the translation of the other one.
  await office.call('PATCH', `/pages/${english}`, { isHidden: true, _status: 'published' });
  await shows('/c/pi-mai', 'rel="alternate" hreflang', false);
  await shows('/c/pi-mai', 'class="language-link" href="/en/c/pi-mai"');

  // The promotion is shown everywhere with its price, its last day and the price that follows.
  await shows('/', 'ลดรับปีใหม่');
  await page.goto(site.url);
  await expect(page.locator('.hero-promotion')).toContainText(
    `ลดรับปีใหม่ ${smallest.name} ${reduced} บาท ถึง `,
  );
  const card = page.locator(`#pricing .plan:has([data-register="${smallest.id}"])`);
  await expect(card.locator('.plan-price')).toContainText(`${reduced} บาท`);
  await expect(card).toContainText(`จากนั้นปีละ ${baht(ordinarySatang, 'th')} บาท`);
  await shows(
    '/',
    `"price":${lowerSatang / 100},"priceCurrency":"THB","priceValidUntil":"${today}"`,
  );

  // The English landing page is a document of its own.
  const { 'home-en': home } = fileContent;
  const hero = { ...home.hero, title: ['Your clinic', 'on one', 'screen'] };
  await office.call('POST', '/globals/home-en?draft=true', { ...home, hero, _status: 'draft' });
  await page.goto(await office.previewAddress('home-en'));
  await expect(page.locator('h1')).toHaveText(/Your clinic\s*on one\s*screen/);
  await shows('/en', 'whole day on');
  await office.call('POST', '/globals/home-en', { ...home, hero, _status: 'published' });
  await shows('/en', 'on one');
  await shows('/en', 'whole day on', false);
  await shows('/', th.hero.title[0] ?? '');
});
