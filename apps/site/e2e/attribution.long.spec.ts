import type { Page } from '@playwright/test';
import { fillIn, leadForm, openForm } from './lead-form.ts';
import { expect, type Site, test } from './site.ts';

/** Sends the form as somebody, and gives the lead that is then on disk. */
async function sendFrom(page: Page, site: Site, name: string) {
  await openForm(page);
  await fillIn(page, { name });
  await leadForm(page).submit.click();
  await expect(leadForm(page).dialog).toBeVisible();
  return site.leads().find(({ payload }) => payload?.fullname === name);
}

test('a lead tells first touch, last touch, click ids and the article read', async ({
  page,
  site,
}) => {
  await page.goto('/?utm_source=google&utm_medium=cpc&gclid=G1');
  await page.goto('/articles/detail/long-guide');
  // An address without an article is not one that was read.
  await page.goto('/articles/detail/nothing-here');
  await page.goto('/?utm_source=line&ldtag_cl=L2');
  await page.goto('/pdpa');
  const lead = await sendFrom(page, site, 'มาแล้ว หลายทาง');
  expect(lead?.payload).toMatchObject({
    utm_source: 'google',
    utm_medium: 'cpc',
    landing_page: `${site.url}/?utm_source=google&utm_medium=cpc&gclid=G1`,
    last_utm_source: 'line',
    last_utm_medium: '',
    last_landing_page: `${site.url}/?utm_source=line&ldtag_cl=L2`,
    gclid: 'G1',
    fbclid: '',
    ldtag_cl: 'L2',
    article: '/articles/detail/long-guide',
  });
});

test('a campaign counts that came after the first page, and the first page stays beside', async ({
  page,
  site,
}) => {
  await page.goto('/', { referer: 'https://www.google.com/' });
  await page.goto('/contact?utm_source=second&utm_medium=cpc&fbclid=F1');
  await page.goto('/?utm_source=third&ttclid=T1');
  await page.goto('/pdpa');
  const lead = await sendFrom(page, site, 'แคมเปญ มาทีหลัง');
  expect(lead?.payload).toMatchObject({
    utm_source: 'second',
    utm_medium: 'cpc',
    referrer: '',
    landing_page: `${site.url}/contact?utm_source=second&utm_medium=cpc&fbclid=F1`,
    first_referrer: 'https://www.google.com/',
    first_landing_page: `${site.url}/`,
    last_utm_source: 'third',
    last_utm_medium: '',
    last_landing_page: `${site.url}/?utm_source=third&ttclid=T1`,
    fbclid: 'F1',
    ttclid: 'T1',
  });
});

test('a campaign in words counts before an id of a click alone, whose page stays beside', async ({
  page,
  site,
}) => {
  await page.goto('/?gclid=G1');
  await page.goto('/?utm_source=line&utm_medium=');
  const lead = await sendFrom(page, site, 'โฆษณา แล้วไลน์');
  expect(lead?.payload).toMatchObject({
    utm_source: 'line',
    utm_medium: '',
    landing_page: `${site.url}/?utm_source=line&utm_medium=`,
    first_landing_page: `${site.url}/?gclid=G1`,
    gclid: 'G1',
  });
});

test('what is not known stays empty', async ({ page, site }) => {
  const lead = await sendFrom(page, site, 'ไม่รู้ ที่มา');
  expect(lead?.payload).toMatchObject({
    utm_source: '',
    referrer: '',
    last_utm_source: '',
    last_referrer: '',
    gclid: '',
    article: '',
  });
});

test('words without end never keep a lead from being taken', async ({ page, site }) => {
  const keys = ['source', 'medium', 'campaign', 'term', 'content'];
  for (const letter of ['ก', 'ข']) {
    const word = encodeURIComponent(letter.repeat(290));
    await page.goto(`/?${keys.map((key) => `utm_${key}=${word}`).join('&')}`);
  }
  await openForm(page);
  await fillIn(page, { name: 'คำยาว ไม่รู้จบ' });
  await leadForm(page).details.fill('ค'.repeat(2000));
  await leadForm(page).submit.click();
  await expect(leadForm(page).dialog.getByRole('heading')).toHaveText(/ขอบคุณ/);
  const lead = site.leads().find(({ payload }) => payload?.fullname === 'คำยาว ไม่รู้จบ');
  expect(lead?.payload?.description).toHaveLength(2000);
  expect(lead?.payload?.utm_campaign).toMatch(/^ก+$/);
  expect(lead?.payload?.last_utm_campaign).toMatch(/^ข+$/);
});

test('a word that comes twice counts as it came first', async ({ page, site }) => {
  await page.goto('/?utm_source=line&utm_source=google&utm_campaign=<b>โปร</b>');
  const lead = await sendFrom(page, site, 'มาสองครั้ง ในลิงก์เดียว');
  expect(lead?.payload).toMatchObject({ utm_source: 'line', utm_campaign: '<b>โปร</b>' });
});

test('an ad’s id alone is an arrival', async ({ page, site }) => {
  await page.goto('/?utm_source=line');
  await page.goto('/?gbraid=G2');
  const lead = await sendFrom(page, site, 'โฆษณา ในแอป');
  expect(lead?.payload).toMatchObject({
    utm_source: 'line',
    last_utm_source: '',
    last_landing_page: `${site.url}/?gbraid=G2`,
  });
});

test('a campaign behind the anchor is read, and the page goes to the anchor', async ({
  page,
  site,
}) => {
  await page.goto('/#contact?utm_source=line&utm_medium=oa');
  await expect(page).toHaveURL(`${site.url}/?utm_source=line&utm_medium=oa#contact`);
  await expect(page.locator('#contact')).toBeInViewport();
  const lead = await sendFrom(page, site, 'ลิงก์ เพี้ยน');
  expect(lead?.payload).toMatchObject({ utm_source: 'line', utm_medium: 'oa' });
});

test('a link whose ampersands were escaped is read as it was meant', async ({ page, site }) => {
  const long = 'x'.repeat(2000);
  await page.goto(`/?utm_source=line&amp;utm_medium=oa&amp;utm_campaign=songkran?gclid=${long}`);
  const lead = await sendFrom(page, site, 'ลิงก์ แอมป์');
  expect(lead?.payload).toMatchObject({
    utm_source: 'line',
    utm_medium: 'oa',
    utm_campaign: 'songkran',
    gclid: '',
  });
});
