import { fileContent } from '@clinicdee/brand/site-content';
import { sectionEntry } from '@clinicdee/protocol/site-content';
import { unbind } from '@clinicdee/thai';
import { averagePerMonth } from '../src/content/packages.ts';
import { th } from '../src/content/th/index.ts';
import { baht } from '../src/thai/amount.ts';
import type { Office } from './office.ts';
import { besideOffice, expect, test } from './site-and-office.ts';

const [smallest, next] = th.packages;
if (!smallest) throw new Error('the file has no package');

/** Two other prices of the smallest package, below the next one: one to publish, one for a draft. */
const ceiling = next?.yearlySatang ?? 2 * smallest.yearlySatang + 100_000_00;
const [NEW_SATANG = 0, DRAFT_SATANG = 0] = [0.37, 0.73].map(
  (part) =>
    Math.floor((smallest.yearlySatang + (ceiling - smallest.yearlySatang) * part) / 100) * 100,
);
const shown = (satang: number) => baht(satang, 'th');
/** The original price as a number of its own; a small number is a price only before its unit. */
const unit = smallest.yearlySatang < 1_000_00 ? '(?:<[^>]*>|\\s)*บาท' : '';
const oldPrice = new RegExp(`(?<![\\d,])${shown(smallest.yearlySatang)}(?![\\d,.])${unit}`);

const packagesWith = (change: object) => {
  const packages = structuredClone(fileContent.packages);
  Object.assign(packages.packages[0] ?? {}, change);
  return packages;
};
const publish = (office: Office, subject: string, document: object) =>
  office.call('POST', `/globals/${subject}`, { ...document, _status: 'published' });

test('shows a published price on every page at once, also after a restart, and a draft only in its preview', async ({
  site,
  office,
}) => {
  test.setTimeout(240_000);
  const built = await site.textOf('/');
  const landing = () => expect.poll(() => site.textOf('/'), { timeout: 20_000 });

  await test.step('the published price', async () => {
    await publish(office, 'packages', packagesWith({ yearlySatang: NEW_SATANG }));
    await landing().toContain(`เริ่ม ${shown(NEW_SATANG)} บาท`);
    const home = await site.textOf('/');
    expect(home).toContain(shown(averagePerMonth({ yearlySatang: NEW_SATANG })));
    expect(home).toContain(`"price":${NEW_SATANG / 100},`);
    expect(home).not.toMatch(oldPrice);
    for (const path of ['/register', '/registration.json', '/manifest.webmanifest']) {
      const text = await site.textOf(path);
      const price = path === '/registration.json' ? String(NEW_SATANG) : shown(NEW_SATANG);
      expect(text, path).toContain(price);
      expect(text, path).not.toMatch(oldPrice);
    }
  });

  await test.step('a draft', async () => {
    const saveDraft = (change: object) =>
      office.call('POST', '/globals/packages?draft=true', {
        ...packagesWith(change),
        _status: 'draft',
      });
    await saveDraft({ yearlySatang: DRAFT_SATANG });
    const address = await office.previewAddress('packages');
    const preview = await (await fetch(address)).text();
    expect(preview).toContain(`เริ่ม ${shown(DRAFT_SATANG)} บาท`);
    expect(preview).toContain('noindex');
    expect(await site.textOf('/')).not.toContain(shown(DRAFT_SATANG));
    expect((await fetch(`${site.url}/preview?token=packages.1.x`)).status).toBe(404);
    // A draft that cannot be published names the field.
    await saveDraft({ name: '' });
    const refused = await fetch(address);
    expect(refused.status).toBe(422);
    expect(unbind(await refused.text())).toContain('แพ็กเกจ 1 › ชื่อแพ็กเกจ: กรอกช่องนี้');
  });

  await test.step('a restart without the office', async () => {
    await office.stop('SIGKILL');
    await site.stop();
    await site.start(besideOffice(office, site.url));
    expect(await site.textOf('/')).toContain(`เริ่ม ${shown(NEW_SATANG)} บาท`);
    await office.start();
  });

  await test.step('the original price again', async () => {
    await publish(office, 'packages', packagesWith({}));
    await landing().toBe(built);
  });
});

test('removes a section that is switched off and all links to it, and follows the order of the others', async ({
  site,
  office,
}) => {
  const linked = th.sections.flatMap((section) => {
    const { anchor } = sectionEntry(section);
    return anchor === undefined ? [] : [{ section, anchor }];
  });
  const off = linked.find(({ anchor }) => th.navigation.some(({ href }) => href === `/#${anchor}`));
  const link = `#${off?.anchor}`;
  expect(await site.textOf('/articles')).toContain(`/${link}`);
  await publish(office, 'home', {
    ...fileContent.home,
    sections: fileContent.home.sections
      .filter(({ blockType }) => blockType !== off?.section)
      .toReversed(),
  });
  const landing = () => site.textOf('/');
  await expect.poll(landing, { timeout: 20_000 }).not.toContain(`id="${off?.anchor}"`);
  for (const path of ['/', '/pdpa', '/articles']) {
    expect(await site.textOf(path), path).not.toContain(link);
  }
  const home = await landing();
  const places = linked
    .filter((one) => one !== off)
    .map(({ anchor }) => home.indexOf(`id="${anchor}"`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => other - one));
});
