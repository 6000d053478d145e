import { fileContent, landingSections } from '@clinicdee/brand/site-content';
import { unbind } from '@clinicdee/thai';
import { expect, type Page, test as plain } from '@playwright/test';
import { averagePerMonth } from '../src/content/packages.ts';
import { th } from '../src/content/th/index.ts';
import { baht } from '../src/thai/amount.ts';
import { ADMIN, Office } from './office.ts';
import { freePorts } from './server-process.ts';
import { Site } from './site.ts';

/** The site looks by itself once an hour: whatever shows sooner was told by the office. */
const environmentOf = (office: Office, siteUrl: string) => ({
  PORT: new URL(siteUrl).port,
  OFFICE_URL: office.url,
  CONTENT_SYNC_INTERVAL: '3600',
  LOG_LEVEL: 'warn',
});

const test = plain.extend<{ site: Site; office: Office }>({
  site: async ({}, use) => {
    const site = new Site();
    await use(site);
    await site.dispose();
  },
  office: [
    async ({ site }, use) => {
      const [officePort = 0, sitePort = 0] = await freePorts(2);
      const siteUrl = `http://127.0.0.1:${sitePort}`;
      const office = await new Office(officePort, site.dataDir, { SITE_URL: siteUrl }).start();
      await site.start(environmentOf(office, siteUrl));
      await use(office);
      await office.stop('SIGKILL');
    },
    { timeout: 180_000 },
  ],
});

const [smallest, next] = th.packages;
if (!smallest) throw new Error('the file has no package');

/**
 * Other prices for the smallest package, still below the next, which no other figure is like: one that is
 * published and one that stays a draft.
 */
const ceiling = next?.yearlySatang ?? 2 * smallest.yearlySatang + 100_000_00;
const between = (part: number) =>
  Math.floor((smallest.yearlySatang + (ceiling - smallest.yearlySatang) * part) / 100) * 100;
const [NEW_SATANG, DRAFT_SATANG] = [between(0.37), between(0.73)];
/** The price that it had, wherever it stands by itself; a figure of few digits is a price with its unit alone. */
const unit = smallest.yearlySatang < 1_000_00 ? '(?:<[^>]*>|\\s)*บาท' : '';
const oldPrice = new RegExp(`(?<![\\d,])${baht(smallest.yearlySatang, 'th')}(?![\\d,.])${unit}`);
/** Payload gathers what was typed before a save counts it; a person is slower than that. */
const GATHERED_MS = 1000;
const shown = (satang: number) => baht(satang, 'th');
const priceField = (page: Page, index: number) =>
  page.locator(`#field-packages__${index}__yearlySatang`);

const openForm = async (page: Page, office: Office) => {
  await page.goto(`${office.url}/admin/globals/packages`);
  await page.locator('input[name=email]').fill(ADMIN.email);
  await page.locator('input[type=password]').fill(ADMIN.password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await expect(priceField(page, 0)).toHaveValue(shown(smallest.yearlySatang));
};

test('a price that is changed in the office shows wherever it stands, and comes back', async ({
  page,
  site,
  office,
}) => {
  test.setTimeout(240_000);
  const text = async (path: string) => (await fetch(site.url + path)).text();
  const built = await text('/');
  const landing = () => expect.poll(() => text('/'), { timeout: 20_000 });
  await openForm(page, office);

  await test.step('everything that depends on it follows', async () => {
    await priceField(page, 0).fill(shown(NEW_SATANG));
    await page.waitForTimeout(GATHERED_MS);
    await page.locator('#action-save').click();
    await landing().toContain(`เริ่ม ${shown(NEW_SATANG)} บาท`);
    const home = await text('/');
    expect(home).toContain(shown(averagePerMonth({ yearlySatang: NEW_SATANG })));
    expect(home).toContain(`"price":${NEW_SATANG / 100},`);
    expect(home).not.toMatch(oldPrice);
    for (const path of ['/register', '/llms.txt', '/registration.json', '/manifest.webmanifest']) {
      const said = await text(path);
      expect(said, path).toContain(
        path === '/registration.json' ? String(NEW_SATANG) : shown(NEW_SATANG),
      );
      expect(said, path).not.toMatch(oldPrice);
    }
    await page.goto(`${site.url}/register?package=${smallest.id}`);
    await expect(page.getByText(shown(NEW_SATANG)).first()).toBeVisible();
  });

  await test.step('what would break a page is refused at its field', async () => {
    if (!next) return;
    await page.goto(`${office.url}/admin/globals/packages`);
    // What is typed before the form listens is lost, on a busy machine.
    await expect(async () => {
      await priceField(page, 1).fill('๑');
      await page.waitForTimeout(GATHERED_MS);
      await page.locator('#action-save').click({ timeout: 2000 });
      await expect(page.getByText('ต้องแพงกว่าแพ็กเกจก่อนหน้า').first()).toBeVisible();
    }).toPass({ timeout: 60_000 });
    expect(await text('/')).toContain(shown(next.yearlySatang));
  });

  await test.step('a draft is seen on the real page, by who may see it', async () => {
    const draft = structuredClone(fileContent.packages);
    Object.assign(draft.packages[0] ?? {}, { yearlySatang: DRAFT_SATANG });
    await office.call('POST', '/globals/packages?draft=true', { ...draft, _status: 'draft' });
    await page.goto(`${office.url}/admin/globals/packages`);
    const preview = page.locator('#preview-button');
    const address = (await preview.getAttribute('href')) ?? '';
    const seen = await (await fetch(address)).text();
    expect(seen).toContain(`เริ่ม ${shown(DRAFT_SATANG)} บาท`);
    expect(seen).toContain('noindex');
    expect(await text('/')).not.toContain(shown(DRAFT_SATANG));
    expect((await fetch(`${site.url}/preview?token=packages.1.x`)).status).toBe(404);
    // A draft that may not be published says which field is in the way.
    Object.assign(draft.packages[0] ?? {}, { name: '' });
    await office.call('POST', '/globals/packages?draft=true', { ...draft, _status: 'draft' });
    const refused = await fetch(address);
    expect(refused.status).toBe(422);
    expect(unbind(await refused.text())).toContain('แพ็กเกจ 1 › ชื่อแพ็กเกจ: กรอกช่องนี้');
  });

  await test.step('it outlives the office and a new start', async () => {
    await office.stop('SIGKILL');
    await site.stop();
    await site.start(environmentOf(office, site.url));
    expect(await text('/')).toContain(`เริ่ม ${shown(NEW_SATANG)} บาท`);
    await office.start();
  });

  await test.step('the reset brings back the built page, byte by byte', async () => {
    await page.goto(`${office.url}/admin/globals/packages`);
    const sure = page.getByRole('button', { name: 'กดอีกครั้งเพื่อยืนยัน' });
    // Pressed again until the page's script is there to hear it.
    await expect(async () => {
      const begin = page.getByRole('button', { name: 'กลับไปใช้ค่าตั้งต้น' });
      // A press that was heard late is not repeated.
      if (!(await sure.isVisible())) await begin.click({ timeout: 1000 });
      await expect(sure).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await sure.click();
    await expect(priceField(page, 0)).toHaveValue(shown(smallest.yearlySatang));
    await landing().toBe(built);
  });
});

test('a section that is switched off is gone with its links', async ({ site, office }) => {
  const text = async (path: string) => (await fetch(site.url + path)).text();
  const { sections } = fileContent.sections;
  // Those that links lead to, as the file shows them; one of them is in the menu of every page.
  const linked = th.sections.flatMap((section) => {
    const shown = landingSections[section];
    return 'anchor' in shown ? [{ section, ...shown }] : [];
  });
  const off = linked.find(({ anchor }) => th.navigation.some(({ href }) => href === `/#${anchor}`));
  expect(off).toBeDefined();
  const [gone, left] = [`#${off?.anchor}`, linked.filter((one) => one !== off)];
  expect(await text('/articles')).toContain(`/${gone}`);
  await office.call('POST', '/globals/sections', {
    sections: sections
      .map((one) => ({ ...one, isShown: one.isShown && one.section !== off?.section }))
      .toReversed(),
    _status: 'published',
  });
  await expect.poll(() => text('/'), { timeout: 20_000 }).not.toContain(`id="${off?.anchor}"`);
  const home = await text('/');
  for (const path of ['/', '/pdpa', '/articles']) {
    expect(await text(path), path).not.toContain(gone);
  }
  const places = left.map(({ anchor }) => home.indexOf(`id="${anchor}"`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => other - one));
});
