import { unbind } from '@clinicdee/thai';
import { yearOf } from '../src/content/packages.ts';
import { th } from '../src/content/th/index.ts';
import { openDatabase } from '../src/database/database.ts';
import { storeEdits } from '../src/site-content-sync/stored-contents.ts';
import { baht } from '../src/thai/amount.ts';
import { axeErrors } from './page.ts';
import { freePorts } from './server-process.ts';
import { expect, testOwnSite as test } from './site.ts';

const MIDNIGHT = '2027-01-01T00:00+07:00';
const [smallest] = th.packages;
if (!smallest) throw new Error('the file has no package');
const { id, name, yearlySatang } = smallest;
const lowerSatang = Math.floor((yearlySatang * 0.8) / 100) * 100;
const [ordinary, lower] = [yearlySatang, lowerSatang].map((satang) => baht(satang, 'th'));

/** What the office has published: a promotion, and a campaign page that names it. */
const document = {
  promotions: {
    promotions: [
      {
        name: 'ปีใหม่',
        text: 'ลดรับปีใหม่',
        from: '2026-12-01',
        until: '2026-12-31',
        prices: [{ package: id, yearlySatang: lowerSatang }],
      },
    ],
  },
  pages: [
    {
      id: 1,
      slug: 'new-year',
      updatedAt: '2026-12-01T00:00:00Z',
      heading: 'ปีใหม่',
      lead: 'ก',
      searchTitle: 'ข',
      searchDescription: 'ค',
      sections: [{ id: 'a', blockType: 'promotion', promotion: 'ปีใหม่' }],
    },
  ],
};

test('shows a promotion everywhere, and ends it at midnight without the office', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  const database = openDatabase(site.dataDir);
  storeEdits(database, { etag: '"1"', document, takenAt: Date.now() });
  database.close();
  const offset = Date.parse(MIDNIGHT) - 60_000 - Date.now();
  const [port = 0] = await freePorts(1);
  await site.start({
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    CLOCK_OFFSET_MS: String(offset),
    NODE_OPTIONS: `--import=${new URL('shifted-clock.ts', import.meta.url).href}`,
  });
  const textOf = async (path: string) => unbind(await site.textOf(path));
  const until = 'ถึง 31 ธันวาคม 2569';
  const offer = `${name} ปกติ ${ordinary} เหลือ ${lower} บาท`;

  await page.goto(site.url);
  await expect(page.locator('.hero-promotion')).toHaveText(`ลดรับปีใหม่ ${offer} ${until}`);
  const card = page.locator(`#pricing .plan:has([data-register="${id}"])`);
  await expect(card.locator('.plan-price')).toContainText(`ปกติ ${ordinary} เหลือ ${lower} บาท`);
  await expect(card).toContainText(`${until} จากนั้นปีละ ${ordinary} บาท`);
  expect(await textOf('/')).toContain(
    `"price":${lowerSatang / 100},"priceCurrency":"THB","priceValidUntil":"2026-12-31"`,
  );
  await page.goto(`${site.url}/c/new-year`);
  await expect(page.getByRole('heading', { name: 'ลดรับปีใหม่' })).toBeVisible();
  expect(await axeErrors(page, 'main')).toEqual([]);
  await page.locator(`[data-register="${id}"]`).click();
  const dialog = page.getByRole('dialog');
  const total = (satang: number) => baht(yearOf({ yearlySatang: satang }, 1).total, 'th');
  await expect(dialog.locator('.sum:visible .sum-total')).toContainText(total(lowerSatang));
  await expect(dialog.locator('.pick:has(:checked) .pick-price')).toHaveText(
    `ปกติ ${ordinary} เหลือ ${lower}`,
  );

  await expect.poll(() => textOf('/'), { timeout: 150_000 }).not.toContain('ลดรับปีใหม่');
  expect(Date.now() + offset).toBeGreaterThanOrEqual(Date.parse(MIDNIGHT));
  for (const path of ['/', '/c/new-year', '/register', '/registration.json']) {
    const text = await textOf(path);
    const left = ['ลดรับปีใหม่', 'จากนั้นปีละ', 'priceValidUntil'].filter((one) => text.includes(one));
    expect(left, path).toEqual([]);
  }
  await page.goto(`${site.url}/register?package=${id}`);
  await expect(page.locator('.sum:visible .sum-total')).toContainText(total(yearlySatang));
});
