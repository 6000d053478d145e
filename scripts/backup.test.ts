import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { ConsentRepository } from '../apps/site/src/consent/consent-repository.ts';
import { openDatabase } from '../apps/site/src/database/database.ts';
import { SqliteOutbox } from '../apps/site/src/leads/sqlite-outbox.ts';
import { samplePayload } from '../apps/site/src/leads/sample-payload.ts';
import { backup } from './backup.mjs';
import { restore } from './restore.mjs';

/** Where both apps keep what they have, and where a backup of it may be. */
function places() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'backup-from-'));
  for (const name of ['APPS', 'DATABASE_URL', 'OFFICE_URL']) vi.stubEnv(name, '');
  vi.stubEnv('DATA_DIR', dataDir);
  return { dataDir, folder: path.join(mkdtempSync(path.join(tmpdir(), 'backup-')), 'today') };
}

it('brings back what site and office keep, copied while leads come in', async () => {
  const { dataDir, folder } = places();
  const empty = mkdtempSync(path.join(tmpdir(), 'backup-to-'));

  const database = openDatabase(dataDir);
  const outbox = new SqliteOutbox(database);
  const add = (name: string) =>
    outbox.store({
      payload: { ...samplePayload, fullname: name },
      idempotencyKey: `form-fill-of-${name}`,
      isSuspected: false,
    });
  const before = Array.from({ length: 20 }, (_, index) => add(`before-${index}`).reference);
  outbox.markDelivered(add('delivered').id);
  new ConsentRepository(database).add({
    version: '1',
    wording: 'ถามอย่างนี้',
    offered: ['analytics'],
    allowed: [],
  });
  mkdirSync(path.join(dataDir, 'pictures'));
  writeFileSync(path.join(dataDir, 'pictures/cover-480.webp'), 'picture');
  const office = new DatabaseSync(path.join(dataDir, 'office.sqlite'));
  office.exec("CREATE TABLE leads (fullname TEXT); INSERT INTO leads VALUES ('สมหญิง')");
  mkdirSync(path.join(dataDir, 'media'));
  writeFileSync(path.join(dataDir, 'media/cover.png'), 'original');

  let index = 0;
  const leads = setInterval(() => add(`meanwhile-${index++}`), 10);
  expect(await backup(folder)).toBe(folder);
  clearInterval(leads);
  expect(index).toBeGreaterThan(3);
  vi.stubEnv('DATA_DIR', empty);
  await restore(folder);

  const restored = openDatabase(empty);
  const there = new SqliteOutbox(restored).list();
  expect(there.map(({ reference }) => reference)).toEqual(expect.arrayContaining(before));
  expect(there.filter(({ state }) => state === 'delivered')).toHaveLength(1);
  const known = new Map(outbox.list().map((lead) => [lead.id, lead]));
  expect(there.every((lead) => known.get(lead.id)?.reference === lead.reference)).toBe(true);
  expect(new ConsentRepository(restored).list()).toEqual(new ConsentRepository(database).list());
  expect(restored.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(readFileSync(path.join(empty, 'pictures/cover-480.webp'), 'utf8')).toBe('picture');
  const rows = new DatabaseSync(path.join(empty, 'office.sqlite')).prepare('SELECT * FROM leads');
  expect(rows.all()).toEqual([{ fullname: 'สมหญิง' }]);
  expect(readFileSync(path.join(empty, 'media/cover.png'), 'utf8')).toBe('original');

  // Both refuse to write over anything.
  await expect(backup(folder)).rejects.toThrow(/exists already/);
  await expect(restore(folder)).rejects.toThrow(/Nothing was overwritten/);
}, 60_000);

it('gives no name to a backup that is not whole, and leaves nothing of it', async () => {
  const { dataDir, folder } = places();
  openDatabase(dataDir).close();
  // As a kill left it, the last time.
  const unfinished = `${folder}.unfinished`;
  mkdirSync(unfinished);
  writeFileSync(path.join(unfinished, 'site.sqlite'), 'half');

  // The office has no database that could be copied.
  await expect(backup(folder)).rejects.toThrow(/no backup/);
  expect([folder, unfinished].filter((one) => existsSync(one))).toEqual([]);

  new DatabaseSync(path.join(dataDir, 'office.sqlite')).exec('CREATE TABLE leads (fullname TEXT)');
  expect(await backup(folder)).toBe(folder);
  expect(existsSync(unfinished)).toBe(false);
  openDatabase(folder).close();
}, 60_000);

it('makes no backup without what the site had', async () => {
  const { dataDir, folder } = places();
  new DatabaseSync(path.join(dataDir, 'office.sqlite')).exec('CREATE TABLE leads (fullname TEXT)');
  writeFileSync(path.join(dataDir, 'site.made'), 'sqlite\n');
  for (const left of [undefined, '']) {
    if (left !== undefined) writeFileSync(path.join(dataDir, 'site.sqlite'), left);
    await expect(backup(folder)).rejects.toThrow(/no backup/);
    expect(existsSync(folder)).toBe(false);
  }
  rmSync(path.join(dataDir, 'site.sqlite'));
  openDatabase(dataDir).close();
  expect(await backup(folder)).toBe(folder);
}, 60_000);

it('brings nothing back of a backup that was spoilt', async () => {
  const { dataDir, folder } = places();
  const empty = mkdtempSync(path.join(tmpdir(), 'backup-to-'));
  openDatabase(dataDir).close();
  const office = new DatabaseSync(path.join(dataDir, 'office.sqlite'));
  office.exec('CREATE TABLE leads (fullname TEXT); CREATE INDEX by_name ON leads (fullname)');
  office.close();
  await backup(folder);
  truncateSync(path.join(folder, 'office.sqlite'), 6000);
  vi.stubEnv('DATA_DIR', empty);
  await expect(restore(folder)).rejects.toThrow(/Nothing was overwritten/);
  expect(readdirSync(empty).filter((name) => name !== 'secrets.json')).toEqual([]);
}, 60_000);
