import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileContent } from '@clinicdee/brand/site-content';
import { unbind } from '@clinicdee/thai';
import { fileContents } from '../src/content/site-content.ts';
import { openDatabase } from '../src/storage/database.ts';
import { saveContent } from '../src/site-content-sync/stored-contents.ts';
import { countSamples } from '../src/content/samples.ts';
import { isOfficeBuilt, Office } from './office.ts';
import { expect, Site, testOwnSite as test } from './site.ts';

const lead = 'ดิสก์เขียนไม่ได้แล้ว หน้าเว็บยังเหมือนเดิม';

/** Stores published content, as an earlier start does. */
function storeContent({ dataDir }: Site) {
  const database = openDatabase(dataDir);
  const { home } = fileContent;
  const document = { home: { ...home, hero: { ...home.hero, lead } } };
  saveContent(database, { etag: '1', document, takenAt: 1 });
  database.close();
}

test('shows published content while nothing can be written', async ({ site }) => {
  storeContent(site);
  // Root ignores file permissions; a link into a missing folder in place of the lock stops root too.
  symlinkSync(path.join(site.dataDir, 'missing/lock'), path.join(site.dataDir, 'site.lock'));
  await site.start();
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect(unbind(await site.textOf('/'))).toContain(lead);
});

// The units in deploy/systemd do not restart after 78.
test('explains a failed start, and exits with 78 for a permanent error, with 1 for a temporary one', async ({
  site,
}) => {
  await site.start();
  await using newer = new Site();
  const database = openDatabase(newer.dataDir);
  database.exec("PRAGMA user_version = 999; DELETE FROM catalogue WHERE key = 'steps_to_know'");
  database.close();
  for (const [environment, message, code] of [
    [{ PORT: new URL(site.url).port }, /Port \d+ is in use/, 1],
    [{ PORT: 'many' }, /^PORT must be a number/m, 78],
    [{ DATA_DIR: '/dev/null/data' }, /DATA_DIR/, 1],
    [{ DATA_DIR: '/proc/nowhere' }, /No permission to use .*DATA_DIR/, 1],
    [{ LEAD_API_URL: 'http://127.0.0.1' }, /LEAD_API_TOKEN must be set/, 78],
    [{ TRUST_PROXY: 'who knows' }, /TRUST_PROXY/, 78],
    [{ DATA_DIR: newer.dataDir }, /written by a newer version of the site/, 78],
  ] as [Record<string, string>, RegExp, number][]) {
    await using failing = new Site();
    expect(await failing.start(environment).then(String, String)).toMatch(message);
    expect(await failing.stop(), JSON.stringify(environment)).toBe(code);
  }
});

test('starts in public with a damaged database', async ({ site }) => {
  await site.start();
  await site.stop();
  writeFileSync(path.join(site.dataDir, 'site.sqlite'), Buffer.alloc(64 * 1024, 'noise'));
  await site.start({ SITE_URL: 'https://www.clinic.co.th' });
  expect((await fetch(site.url)).status).toBe(200);
  expect(site.log).toContain('site.sqlite is damaged');
  expect(site.log.includes('"samples_left"')).toBe(countSamples(fileContents) > 0);
});

// The built office: its start and its routes are separate bundles that share the database.
test('the office answers 503 for leads while its data folder is moved away, and names the reason', async () => {
  test.skip(!isOfficeBuilt, 'The office is not built.');
  test.setTimeout(180_000);
  await using office = await (await Office.make()).start();
  const { dataDir, secrets } = office;
  const deliver = (key: string) => office.deliver(`form-fill-of-somebody-${key}`, {}, secrets);
  const reasons = async () => (await fetch(`${office.url}/readyz`)).text();
  expect(await deliver('before')).toBe(200);
  renameSync(dataDir, `${dataDir}-away`);
  expect(await deliver('meanwhile')).toBe(503);
  await expect.poll(reasons).toContain('database_moved');
  renameSync(`${dataDir}-away`, dataDir);
  expect(await deliver('meanwhile')).toBe(200);
  await expect.poll(reasons).not.toContain('database_moved');
});
