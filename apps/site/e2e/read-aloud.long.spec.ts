import { latinName } from '@clinicdee/brand/vendor';
import type { Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addresses } from './addresses.ts';
import { expect, test } from './site.ts';

/*
 * Compares the accessibility tree of each page with a snapshot in `read-aloud/`. After an intended change, update the
 * snapshots with `npm run read-aloud -w apps/site` and review the difference. They belong to one brand: the tests are
 * skipped for another one until the snapshots are updated.
 */
const brandFile = path.join(import.meta.dirname, 'read-aloud/brand.txt');
const isSameBrand = () => readFileSync(brandFile, 'utf8').trim() === latinName;
const isUpdating = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

const skipOtherBrand = () =>
  test.skip(
    !isUpdating() && !isSameBrand(),
    'The snapshots are of another brand: update them with npm run read-aloud -w apps/site.',
  );
test.afterAll(() => {
  if (isUpdating()) writeFileSync(brandFile, `${latinName}\n`);
});

test.use({ javaScriptEnabled: false, reducedMotion: 'reduce' });

const months =
  'ม\\.ค\\.|ก\\.พ\\.|มี\\.ค\\.|เม\\.ย\\.|พ\\.ค\\.|มิ\\.ย\\.|ก\\.ค\\.|ส\\.ค\\.|ก\\.ย\\.|ต\\.ค\\.|พ\\.ย\\.|ธ\\.ค\\.|' +
  '(?:มกรา|มีนา|พฤษภา|กรกฎา|สิงหา|ตุลา|ธันวา)คม|กุมภาพันธ์|(?:เมษา|มิถุนา|กันยา|พฤศจิกา)ยน';
/** Dates near today on the landing page. */
const dates = new RegExp(`\\d{1,2} (?:${months})(?: (?:พ\\.ศ\\. )?\\d{2,4})?`, 'g');
/** The number of the sample receipt depends on the day. */
const receiptNumber = /(?<=ใบเสร็จ )\d{4}-\d{4}\b/g;
/** Repeated text of a sample article. */
const again = /(\S.{10,60}?)(?: \1){3,}/g;

const snapshotOf = async (page: Page): Promise<string> => {
  const tree = await page.locator('body').ariaSnapshot();
  const english = await page
    .locator('body [lang="en"]')
    .evaluateAll((all) => all.map(({ localName, textContent }) => `${localName}: ${textContent}`));
  const text = [tree, '', 'In English:', ...english, ''].join('\n');
  return text
    .replaceAll('\u00ad', '')
    .replaceAll('\u00a0', ' ')
    .replace(dates, '(date)')
    .replace(receiptNumber, '(number)')
    .replace(again, '$1 …')
    .replaceAll(new URL(page.url()).origin, '')
    .replace(/_astro\/[^\s"]+/g, '_astro/…');
};

const nameOf = (address: string) => address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

for (const address of addresses) {
  test(`${address} has the recorded accessibility tree, and no English word as a flex or grid item of its own`, async ({
    page,
  }) => {
    await page.goto(address);
    const boxed = await page.locator('span[lang="en"]:not([class])').evaluateAll((all) =>
      all.flatMap((span) => {
        const { display } = getComputedStyle(span.parentElement ?? span);
        const isAlone = span.parentElement?.textContent === span.textContent;
        return /flex|grid/.test(display) && !isAlone ? [span.parentElement?.outerHTML] : [];
      }),
    );
    expect(boxed).toEqual([]);
    skipOtherBrand();
    expect(await snapshotOf(page)).toMatchSnapshot(`${nameOf(address)}.txt`);
  });
}

test('a refused form has the recorded accessibility tree', async ({ page }) => {
  skipOtherBrand();
  await page.goto('/contact');
  await page.locator('#lead-phone').fill('12');
  await page.locator('form .send button').click();
  expect(await snapshotOf(page)).toMatchSnapshot('refused-form.txt');
});
