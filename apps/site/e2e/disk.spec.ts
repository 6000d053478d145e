import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as plain } from '@playwright/test';
import { openDatabase } from '../src/database.ts';
import { EditStore } from '../src/edits/edit-store.ts';
import { Site } from './site.ts';

const test = plain.extend<{ site: Site }>({
  site: async ({}, use) => {
    const site = new Site();
    await use(site);
    await site.dispose();
  },
});

const question = 'ถามว่าดิสก์เขียนไม่ได้แล้วหน้าเว็บยังเหมือนเดิมไหม';

/** As another start left it. */
function published({ dataDir }: Site) {
  const database = openDatabase(dataDir);
  const document = { questions: { questions: [{ question, answer: 'เหมือนเดิม' }] } };
  new EditStore(database).write({ etag: '1', document, takenAt: 1 });
  database.close();
}

test('what the office has published is shown while nothing can be written', async ({ site }) => {
  published(site);
  // Whoever is root may write to a disk whatever its permissions are; into a folder nobody writes a lock.
  mkdirSync(path.join(site.dataDir, 'site.lock'));
  await site.start();
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect(await (await fetch(site.url)).text()).toContain(question);
});

test('a database that cannot be read keeps no site in public from starting', async ({ site }) => {
  await site.start();
  await site.stop();
  writeFileSync(path.join(site.dataDir, 'site.sqlite'), Buffer.alloc(64 * 1024, 'noise'));
  await site.start({ SITE_URL: 'https://www.clinic.co.th' });
  expect((await fetch(site.url)).status).toBe(200);
  expect(site.log).toContain('site.sqlite was damaged');
  expect(site.log).toContain('"samples_left"');
});
