import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { checkDatabase } from './check-database.ts';
import { testDisk } from './test-disk.ts';

let bench: ReturnType<typeof testDisk>;
beforeEach(() => (bench = testDisk()));
afterEach(() => bench.dispose());

const LEADS = 400;
const names = Array.from({ length: LEADS }, (_, index) => `ผู้ส่ง ${index}`);

/** A database with leads, articles and consents, closed as a stop leaves it. */
function fill(): void {
  const { disk, add } = bench.open();
  const database = disk.connect();
  database.exec('BEGIN');
  for (const name of names) add(name);
  for (let id = 1; id <= 30; id++) {
    database.exec(
      `INSERT INTO articles VALUES (${id}, 'slug-${id}', 1, 'f', 1, 'ชื่อ ${id}', 1, 1, '', 1, NULL, '', 0)`,
    );
    database
      .prepare('INSERT INTO article_contents VALUES (?, ?, ?, ?, ?)')
      .run(id, '{}', 'x'.repeat(9000), '[]', 'คำ');
  }
  database.exec('COMMIT');
  disk.close();
}

function spoil(at: number, bytes: Uint8Array): void {
  const descriptor = openSync(bench.file, 'r+');
  writeSync(descriptor, bytes, 0, bytes.length, at);
  closeSync(descriptor);
}

const setAside = () => readdirSync(bench.dataDir).filter((name) => /damaged.*\.sqlite$/.test(name));
const isWhole = () => {
  const database = new DatabaseSync(bench.file, { readOnly: true });
  const row = database.prepare('PRAGMA integrity_check').get();
  database.close();
  return row?.integrity_check === 'ok';
};
/** Which pages of the file hold leads, from the first to the last. */
function pagesOfLeads(): number[] {
  const bytes = readFileSync(bench.file);
  const pages = Array.from({ length: bytes.length / 4096 }, (_, page) => page);
  return pages.filter((page) => bytes.subarray(page * 4096, page * 4096 + 4096).includes('ผู้ส่ง'));
}

it('sets a file aside that is no database at all, and begins with an empty one', () => {
  fill();
  writeFileSync(bench.file, randomBytes(50_000));
  const { disk, add } = bench.open();
  expect(disk.trouble()).toBeUndefined();
  add('after');
  expect(setAside()).toHaveLength(1);
  expect(setAside()[0]).toMatch(/^site\.damaged-\d{4}-\d\d-\d\dT[\d-]+Z\.sqlite$/);
});

it('brings every lead over when the head of the file is overwritten', () => {
  fill();
  spoil(0, randomBytes(4096));
  const after = bench.open();
  expect(new Set(after.names())).toEqual(new Set(names));
  expect(bench.log.error).toHaveBeenCalledWith(
    expect.objectContaining({ kept: { outbox: LEADS } }),
    expect.any(String),
  );
});

it('brings all leads over but those of the pages that are overwritten', async () => {
  fill();
  const pages = pagesOfLeads();
  const [middle = 0] = pages.slice(pages.length / 2);
  const held = readFileSync(bench.file)
    .subarray(middle * 4096, middle * 4096 + 4096)
    .toString()
    .matchAll(/ผู้ส่ง \d+/g);
  const lost = new Set([...held].map(String));
  spoil(middle * 4096, randomBytes(4096));
  const after = bench.open();
  // Nobody has to come upon the page: the check at the start does.
  await vi.waitFor(() => expect(setAside()).toHaveLength(1), { timeout: 20_000, interval: 100 });
  const found = after.names().map(String);
  expect(names.filter((name) => !lost.has(name) && !found.includes(name))).toEqual([]);
  // What was found twice is told as no loss.
  expect(bench.log.error).toHaveBeenCalledWith(
    expect.objectContaining({ setAside: setAside()[0], lost: 0 }),
    expect.any(String),
  );
  expect(isWhole()).toBe(true);
  expect(after.disk.connect().prepare('SELECT count(*) AS count FROM articles').get()).toEqual({
    count: 30,
  });
}, 30_000);

it('brings the leads over of a page whose head is overwritten', async () => {
  fill();
  const pages = pagesOfLeads();
  const [middle = 0] = pages.slice(pages.length / 2);
  spoil(middle * 4096, randomBytes(16));
  const after = bench.open();
  await vi.waitFor(() => expect(setAside()).toHaveLength(1), { timeout: 20_000, interval: 100 });
  expect(new Set(after.names())).toEqual(new Set(names));
}, 30_000);

it('brings over what is left of a truncated file', () => {
  fill();
  const pages = pagesOfLeads();
  truncateSync(bench.file, ((pages.at(-1) ?? 0) + 1) * 4096);
  const after = bench.open();
  expect(new Set(after.names())).toEqual(new Set(names));
  expect(isWhole()).toBe(true);
});

it('finds leads in the log that a kill left beside an emptied file', () => {
  const { add, disk } = bench.open();
  // As many as fit into the log before it is written into the file.
  const few = names.slice(0, 40);
  for (const name of few) add(name);
  const killed = path.join(bench.parent, 'killed');
  copyFileSync(`${bench.file}-wal`, killed);
  disk.close();
  copyFileSync(killed, `${bench.file}-wal`);
  truncateSync(bench.file, 0);
  expect(new Set(bench.open().names())).toEqual(new Set(few));
});

it('does not bring back what was erased', () => {
  const { add, disk, outbox } = bench.open();
  for (const name of names.slice(0, 40)) outbox.markDelivered(add(name).id, 0);
  const erasing = openDatabase(bench.dataDir);
  erasing.exec("UPDATE outbox SET payload = '{}', fingerprint = id");
  erasing.close();
  add('waiting');
  disk.close();
  spoil(0, randomBytes(4096));
  expect(bench.open().names().filter(Boolean)).toEqual(['waiting']);
});

it('finishes what was cut off between setting aside and putting in place', () => {
  fill();
  renameSync(bench.file, path.join(bench.dataDir, 'site.salvaged.sqlite'));
  const { disk, names: found } = bench.open();
  expect(disk.trouble()).toBeUndefined();
  expect(found()).toHaveLength(LEADS);
});

it('begins again what was cut off before', () => {
  fill();
  writeFileSync(path.join(bench.dataDir, 'site.salvaged.sqlite'), 'half');
  expect(bench.open().names()).toHaveLength(LEADS);
  expect(existsSync(path.join(bench.dataDir, 'site.salvaged.sqlite'))).toBe(false);
});

it('tells damage from a file that is not there', async () => {
  fill();
  expect(await checkDatabase(bench.file)).toBe('whole');
  expect(await checkDatabase(`${bench.file}-none`)).toBe('unknown');
  spoil(Math.floor(statSync(bench.file).size / 2), randomBytes(20_000));
  expect(await checkDatabase(bench.file)).toBe('damaged');
});
