import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SqliteOutbox } from './sqlite-outbox.ts';
import { testDisk } from '../../test/site-disk.ts';

/** Fills several pages of the database and its log. */
const LEADS = 24;

let bench: ReturnType<typeof testDisk>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  bench = testDisk();
});

const people = (word: string, count = LEADS) =>
  Array.from({ length: count }, (_, number) => `${word} ${number}`);
const said = (code: string) =>
  bench.log.error.mock.calls.some(([facts]) => (facts as { code?: string }).code === code);

const idOf = (outbox: SqliteOutbox, name: string) =>
  outbox.list().find(({ id }) => outbox.payloadOf(id)?.fullname === name)?.id ?? '';

/** Leaves the folder like a killed process: nothing is closed or checkpointed. */
function killed(): void {
  const left = `${bench.dataDir}-left`;
  cpSync(bench.dataDir, left, { recursive: true });
  bench.disk()?.close();
  rmSync(bench.dataDir, { recursive: true });
  renameSync(left, bench.dataDir);
  rmSync(path.join(bench.dataDir, 'site.lock'), { force: true });
}

/** Overwrites bytes of a part of a file, as a failing disk does. */
function garble(file: string, from = 0.2, to = 0.8): void {
  const { size } = statSync(file);
  const descriptor = openSync(file, 'r+');
  for (let at = Math.floor(size * from); at < size * to; at += 997) {
    writeSync(descriptor, Buffer.alloc(24, 0xa5), 0, 24, at);
  }
  closeSync(descriptor);
}

const damages: Readonly<Record<string, (file: string) => void>> = {
  'is deleted': (file) => rmSync(file),
  'is emptied': (file) => truncateSync(file, 0),
  'is cut to a half': (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  'is cut in its last line or page': (file) => truncateSync(file, statSync(file).size - 100),
  'is garbled': (file) => garble(file),
  'has a garbled head': (file) => garble(file, 0, 0.02),
  'is replaced by a folder': (file) => {
    rmSync(file);
    mkdirSync(file);
  },
  'is noise': (file) => writeFileSync(file, Buffer.alloc(statSync(file).size, 'noise')),
};
const files = ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm', 'leads.journal', 'site.made'];
const cases = files.flatMap((file) =>
  Object.keys(damages).map((damage) => [file, damage] as const),
);

describe.each(cases)('when %s %s', (name, damage) => {
  const harm = () => damages[damage]?.(path.join(bench.dataDir, name));

  it('while the site is stopped, no acknowledged lead is lost', async () => {
    const first = bench.open();
    const before = people('before');
    for (const one of before) await first.add(one);
    killed();
    harm();
    const { add, names } = bench.open();
    const after = people('after', 3);
    for (const one of after) await add(one);
    expect(new Set(names())).toEqual(new Set([...before, ...after]));
  });

  // SQLite maps this file into memory: truncating it kills the process, which is like the case before.
  const isFatal = name.endsWith('-shm') && /cut|emptied/.test(damage);
  it.skipIf(isFatal)('while the site runs, no acknowledged lead is lost', async () => {
    const site = bench.open();
    const acknowledged = people('before');
    for (const one of acknowledged) await site.add(one);
    harm();
    for (const one of people('after', 8)) {
      const isAcknowledged = await site.add(one).then(
        () => true,
        () => false,
      );
      if (isAcknowledged) acknowledged.push(one);
      vi.advanceTimersByTime(1_500);
    }
    // Only the first leads may be rejected.
    expect(acknowledged.length).toBeGreaterThan(LEADS + 5);
    killed();
    expect(new Set(bench.open().names())).toEqual(new Set(acknowledged));
  });
});

it('loses nothing when everything in the folder is deleted while the site runs', async () => {
  const site = bench.open();
  for (const one of people('before')) await site.add(one);
  for (const name of readdirSync(bench.dataDir)) rmSync(path.join(bench.dataDir, name));
  vi.advanceTimersByTime(10_000);
  await site.add('after');
  expect(new Set(site.names())).toEqual(new Set([...people('before'), 'after']));
  expect(readdirSync(bench.dataDir).join(' ')).toMatch(/site\.gone-.*\.txt/);
});

it('restores newer leads from the journal into an older database', async () => {
  const site = bench.open();
  await site.add('before');
  killed();
  const backup = path.join(bench.parent, 'backup.sqlite');
  cpSync(bench.file, backup);
  const again = bench.open();
  await again.add('since');
  again.disk.close();
  for (const end of ['', '-wal', '-shm']) rmSync(bench.file + end, { force: true });
  cpSync(backup, bench.file);
  expect(new Set(bench.open().names())).toEqual(new Set(['before', 'since']));
});

it('sends a restored lead, but not a delivered one', async () => {
  const site = bench.open();
  for (const one of ['waits', 'arrived']) await site.add(one);
  site.outbox.markDelivered(idOf(site.outbox, 'arrived'));
  site.disk.close();
  rmSync(bench.file);
  const { names, outbox } = bench.open();
  expect(outbox.due(10).map(({ payload }) => payload.fullname)).toEqual(['waits']);
  expect(new Set(names())).toEqual(new Set(['waits', 'arrived']));
  expect(said('database_gone')).toBe(true);
  expect(said('restored_from_journal')).toBe(true);
});

it('overwrites an erased lead in the journal at once, and drops its line at the next start', async () => {
  const site = bench.open();
  for (const one of ['kept', 'gone', 'after']) await site.add(one);
  const { size } = statSync(bench.journal);
  const gone = idOf(site.outbox, 'gone');
  expect(site.outbox.erase(gone)).toEqual([gone]);
  expect(readFileSync(bench.journal, 'utf8')).not.toContain('gone');
  expect(statSync(bench.journal).size).toBe(size);
  site.disk.close();
  rmSync(bench.file);
  expect(new Set(bench.open().names())).toEqual(new Set(['kept', 'after']));
  expect(said('journal_damaged')).toBe(false);
  expect(statSync(bench.journal).size).toBeLessThan(size);
});

it('rejects a lead whose commit fails, and removes it from the journal', async () => {
  const site = bench.open();
  await site.add('before');
  const { size } = statSync(bench.journal);
  site.disk.connect().exec(
    `CREATE TABLE late (key TEXT REFERENCES outbox (id) DEFERRABLE INITIALLY DEFERRED);
     CREATE TRIGGER late AFTER INSERT ON outbox BEGIN INSERT INTO late VALUES ('nobody'); END`,
  );
  await expect(site.add('after')).rejects.toThrow('FOREIGN KEY');
  expect(statSync(bench.journal).size).toBe(size);
});

it('is not healthy while the journal can be opened and not written', async ({ skip }) => {
  const site = bench.open();
  await site.add('before');
  // Needs root, and a file system with this attribute.
  const chattr = (flag: string) => spawnSync('chattr', [flag, bench.journal]).status === 0;
  if (!chattr('+i')) return skip();
  try {
    await expect(site.add('meanwhile')).rejects.toThrow('EPERM');
    expect(() => site.outbox.tryWriting()).toThrow('EPERM');
  } finally {
    chattr('-i');
  }
  site.outbox.tryWriting();
  await site.add('after');
  expect(readFileSync(bench.journal, 'utf8').trimEnd().split('\n')).toHaveLength(2);
});

const mount = (...args: string[]) => spawnSync('mount', args).status === 0;

it('rejects leads on a full disk, and does not store them', async ({ skip }) => {
  // Needs root, and a container that may mount.
  if (!mount('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', bench.parent)) return skip();
  try {
    const site = bench.open();
    await site.add('before');
    const filler = path.join(bench.parent, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(8 * 1024 * 1024))).toThrow('ENOSPC');
    const refused: string[] = [];
    for (const one of people('meanwhile', 20)) {
      await site.add(one).catch(() => refused.push(one));
    }
    expect(refused.length).toBeGreaterThan(0);
    expect(site.disk.trouble()).toMatchObject({ cause: 'full' });
    rmSync(filler);
    vi.advanceTimersByTime(10_000);
    await site.add('after');
    killed();
    const names = new Set(bench.open().names());
    expect(names.has('before') && names.has('after')).toBe(true);
    for (const one of refused) expect(names.has(one)).toBe(false);
    bench.disk()?.close();
  } finally {
    spawnSync('umount', ['-l', bench.parent]);
  }
});

it('starts a new line after a truncated one', async () => {
  const site = bench.open();
  await site.add('before');
  killed();
  appendFileSync(bench.journal, '0000beef {"lead":{"id":"half');
  const next = bench.open();
  expect(said('journal_damaged')).toBe(true);
  await next.add('after');
  next.disk.close();
  rmSync(bench.file);
  expect(new Set(bench.open().names())).toEqual(new Set(['before', 'after']));
});
