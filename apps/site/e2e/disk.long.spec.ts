import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileContent } from '@clinicdee/brand/site-content';
import { unbind } from '@clinicdee/thai';
import { expect, test as plain } from '@playwright/test';
import { fileContents } from '../src/content/site-content.ts';
import { openDatabase } from '../src/database/database.ts';
import { EditStore } from '../src/site-content-sync/edit-store.ts';
import { samplePayload } from '../src/leads/sample-payload.ts';
import { countSamples } from '../src/content/sample-content-check.ts';
import { isOfficeBuilt, Office } from './office.ts';
import { Site } from './site.ts';

const test = plain.extend<{ site: Site }>({
  site: async ({}, use) => {
    const site = new Site();
    await use(site);
    await site.dispose();
  },
});

const lead = 'ดิสก์เขียนไม่ได้แล้ว หน้าเว็บยังเหมือนเดิม';

/** As another start left it. */
function published({ dataDir }: Site) {
  const database = openDatabase(dataDir);
  const document = { hero: { ...fileContent.hero, lead } };
  new EditStore(database).write({ etag: '1', document, takenAt: 1 });
  database.close();
}

test('what the office has published is shown while nothing can be written', async ({ site }) => {
  published(site);
  // Whoever is root may write to a disk whatever its permissions are; into a folder nobody writes a lock.
  mkdirSync(path.join(site.dataDir, 'site.lock'));
  await site.start();
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect(unbind(await (await fetch(site.url)).text())).toContain(lead);
});

// As the units in deploy/systemd read it: 78 is not started again.
test('what no other start would mend ends a start for good, and what may pass does not', async ({
  site,
}) => {
  const ends = async (ofSite: Site, environment?: Record<string, string>) => {
    const why = await ofSite.start(environment).then(String, String);
    return { why, code: await ofSite.stop() };
  };
  expect(await ends(site, { TRUST_PROXY: 'who knows' })).toMatchObject({ code: 78 });
  await site.start();
  const { port } = new URL(site.url);
  const other = new Site();
  expect(await ends(other, { PORT: port })).toMatchObject({ code: 1 });
  await other.dispose();
  await site.stop();
  const database = openDatabase(site.dataDir);
  database.exec("PRAGMA user_version = 999; DELETE FROM catalogue WHERE key = 'steps_to_know'");
  database.close();
  const { why, code } = await ends(site);
  expect(why).toContain('written by a newer version of the site');
  expect(code).toBe(78);
});

test('a database that cannot be read keeps no site in public from starting', async ({ site }) => {
  await site.start();
  await site.stop();
  writeFileSync(path.join(site.dataDir, 'site.sqlite'), Buffer.alloc(64 * 1024, 'noise'));
  await site.start({ SITE_URL: 'https://www.clinic.co.th' });
  expect((await fetch(site.url)).status).toBe(200);
  expect(site.log).toContain('site.sqlite is damaged');
  expect(site.log.includes('"samples_left"')).toBe(countSamples(fileContents) > 0);
});

// As it is built: what its start knows of the file, its routes must know too.
test('the office takes no lead into a folder that was moved away, and says so', async () => {
  test.skip(!isOfficeBuilt, 'There is no office to start.');
  test.setTimeout(180_000);
  const office = await (await Office.make()).start();
  const { dataDir } = office;
  const secrets = readFileSync(path.join(dataDir, 'secrets.json'), 'utf8');
  const { LEAD_API_TOKEN } = JSON.parse(secrets) as Record<string, string>;
  const deliver = async (key: string) => {
    const headers = {
      authorization: `Bearer ${LEAD_API_TOKEN}`,
      'content-type': 'application/json',
      'idempotency-key': `form-fill-of-somebody-${key}`,
    };
    const body = JSON.stringify(samplePayload);
    return (await fetch(`${office.url}/api/intake/leads`, { method: 'POST', headers, body }))
      .status;
  };
  const reasons = async () => (await fetch(`${office.url}/readyz`)).text();
  expect(await deliver('before')).toBe(200);
  renameSync(dataDir, `${dataDir}-away`);
  expect(await deliver('meanwhile')).toBe(503);
  await expect.poll(reasons).toContain('database_moved');
  renameSync(`${dataDir}-away`, dataDir);
  expect(await deliver('meanwhile')).toBe(200);
  await expect.poll(reasons).not.toContain('database_moved');
  await office.dispose();
});
