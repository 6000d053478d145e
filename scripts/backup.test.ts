import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { ConsentRepository } from '../apps/site/src/consent/consent-repository.ts';
import { openDatabase } from '../apps/site/src/storage/database.ts';
import { SqliteOutbox } from '../apps/site/src/leads/sqlite-outbox.ts';
import { TestOutbox } from '../apps/site/test/lead-outbox.ts';
import { temporaryFolder } from '../apps/site/test/temporary-folder.ts';
import { backup } from './backup.mjs';
import { restore } from './restore.mjs';

/** Prepares a data folder for both apps, names a folder for its backup, and an empty one to restore it. */
function places(dataDir = temporaryFolder()) {
  for (const name of ['APPS', 'DATABASE_URL', 'OFFICE_URL']) vi.stubEnv(name, '');
  vi.stubEnv('DATA_DIR', dataDir);
  return { dataDir, empty: temporaryFolder(), folder: path.join(temporaryFolder(), 'today') };
}

/** Creates the database of the office, with a lead. */
function createOffice(dataDir: string) {
  const office = new DatabaseSync(path.join(dataDir, 'office.sqlite'));
  office.exec(`CREATE TABLE leads (fullname TEXT); CREATE INDEX by_name ON leads (fullname);
               INSERT INTO leads VALUES ('สมหญิง')`);
  office.close();
}

/** The names of the leads in a database of the office. */
const leadsIn = (dataDir: string) =>
  new DatabaseSync(path.join(dataDir, 'office.sqlite'))
    .prepare('SELECT * FROM leads')
    .all()
    .map(({ fullname }) => fullname);

it('restores the data of both apps from a backup that was made under a stream of leads', async () => {
  const bench = new TestOutbox();
  const { database, outbox } = bench;
  const { dataDir, empty, folder } = places(bench.folder);
  for (let count = 0; count < 20; count++) bench.add();
  const before = outbox.list().map(({ reference }) => reference);
  outbox.markDelivered(bench.add());
  new ConsentRepository(database).add({
    version: '1',
    wording: 'ข้อความที่ถาม',
    offered: ['analytics'],
    allowed: [],
  });
  mkdirSync(path.join(dataDir, 'pictures'));
  writeFileSync(path.join(dataDir, 'pictures/cover-480.webp'), 'picture');
  createOffice(dataDir);
  mkdirSync(path.join(dataDir, 'media'));
  writeFileSync(path.join(dataDir, 'media/cover.png'), 'original');

  let index = 0;
  const leads = setInterval(() => {
    bench.add();
    index++;
  }, 10);
  expect(await backup(folder)).toBe(folder);
  clearInterval(leads);
  expect(index).toBeGreaterThan(3);
  vi.stubEnv('DATA_DIR', empty);
  // What is left where a database was lost, or emptied by a disk error.
  mkdirSync(path.join(empty, 'pictures'));
  writeFileSync(path.join(empty, 'pictures/newer-480.webp'), 'newer');
  writeFileSync(path.join(empty, 'site.sqlite'), '');
  const say = vi.spyOn(process.stdout, 'write');
  await expect(restore(folder, { only: 'Office' })).rejects.toThrow('names no app');
  await restore(folder);
  expect(say.mock.calls.join()).toContain('copy that file there from the old data folder');

  const restored = openDatabase(empty);
  const leadsThere = new SqliteOutbox(restored).list();
  expect(leadsThere.map(({ reference }) => reference)).toEqual(expect.arrayContaining(before));
  expect(leadsThere.filter(({ state }) => state === 'delivered')).toHaveLength(1);
  const known = new Map(outbox.list().map((lead) => [lead.id, lead]));
  expect(leadsThere.every((lead) => known.get(lead.id)?.reference === lead.reference)).toBe(true);
  expect(new ConsentRepository(restored).list()).toEqual(new ConsentRepository(database).list());
  expect(restored.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(readFileSync(path.join(empty, 'pictures/cover-480.webp'), 'utf8')).toBe('picture');
  expect(readFileSync(path.join(empty, 'pictures/newer-480.webp'), 'utf8')).toBe('newer');
  expect(leadsIn(empty)).toEqual(['สมหญิง']);
  expect(readFileSync(path.join(empty, 'media/cover.png'), 'utf8')).toBe('original');

  // Neither overwrites anything.
  await expect(backup(folder)).rejects.toThrow(/exists already/);
  await expect(restore(folder)).rejects.toThrow(/Nothing was overwritten/);
}, 60_000);

it('leaves nothing of a backup that fails', async () => {
  const { dataDir, folder } = places();
  openDatabase(dataDir).close();
  // Left by a backup that was killed.
  const left = path.join(folder, '../backup.unfinished');
  const kill = () => {
    mkdirSync(left);
    writeFileSync(path.join(left, 'site.sqlite'), 'half');
  };
  kill();

  // The office has no database to copy.
  await expect(backup(folder)).rejects.toThrow(/no backup/);
  expect([folder, left].filter((one) => existsSync(one))).toEqual([]);

  createOffice(dataDir);
  kill();
  expect(await backup(folder)).toBe(folder);
  expect(existsSync(left)).toBe(false);
  openDatabase(folder).close();
}, 60_000);

it('fails when the site’s database is missing', async () => {
  const { dataDir, folder } = places();
  createOffice(dataDir);
  writeFileSync(path.join(dataDir, 'site.made'), 'sqlite\n');
  await expect(backup(folder)).rejects.toThrow(/no backup/);
  expect(existsSync(folder)).toBe(false);
}, 60_000);

it('restores nothing from a damaged backup', async () => {
  const { dataDir, empty, folder } = places();
  openDatabase(dataDir).close();
  createOffice(dataDir);
  await backup(folder);
  truncateSync(path.join(folder, 'office.sqlite'), 6000);
  vi.stubEnv('DATA_DIR', empty);
  await expect(restore(folder)).rejects.toThrow(/Nothing was overwritten/);
  expect(readdirSync(empty).filter((name) => name !== 'secrets.json')).toEqual([]);
}, 60_000);

it('encrypts a backup for a public key, and restores it with the private key only', async () => {
  const { dataDir, empty, folder } = places();
  const identity = path.join(dataDir, 'identity.txt');
  const secret = await generateX25519Identity();
  vi.stubEnv('BACKUP_RECIPIENT', await identityToRecipient(secret));
  openDatabase(dataDir).close();
  createOffice(dataDir);
  mkdirSync(path.join(dataDir, 'media'));
  // Several chunks of age.
  writeFileSync(path.join(dataDir, 'media/cover.png'), 'original'.repeat(40_000));
  // What is needed to erase persons again.
  const event = { key: 'a', kind: 'erasure', at: '2026-11-25T00:00:00Z', reason: '', account: '' };
  const events = `${JSON.stringify({ ...event, hashes: ['h'], references: [] })}\n`;
  writeFileSync(path.join(dataDir, 'privacy-events.jsonl'), events);

  await backup(folder);
  const files = readdirSync(folder, { recursive: true }).map(String);
  expect(files.filter((name) => !name.endsWith('.age'))).toEqual(['media']);
  expect(readFileSync(path.join(folder, 'office.sqlite.age')).includes('สมหญิง')).toBe(false);

  vi.stubEnv('DATA_DIR', empty);
  await expect(restore(folder)).rejects.toThrow(/--identity/);
  writeFileSync(identity, `# another\n${await generateX25519Identity()}\n`);
  await expect(restore(folder, { identity })).rejects.toThrow(/Nothing was overwritten/);
  expect(readdirSync(empty)).toEqual([]);

  writeFileSync(identity, `# created: today\n${secret}\n`);
  await restore(folder, { identity });
  expect(leadsIn(empty)).toEqual(['สมหญิง']);
  expect(readFileSync(path.join(empty, 'media/cover.png'), 'utf8')).toHaveLength(320_000);
  expect(readFileSync(path.join(empty, 'privacy-events.jsonl'), 'utf8')).toContain('"erasure"');
  expect(existsSync(path.join(empty, 'restoring'))).toBe(false);
}, 60_000);
