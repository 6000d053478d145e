import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { samplePayload } from '../../test/sample-payload.ts';
import { SqliteOutbox } from '../leads/sqlite-outbox.ts';
import { SiteDisk } from './site-disk.ts';
import { testDisk } from '../../test/site-disk.ts';

let bench: ReturnType<typeof testDisk>;
beforeEach(() => {
  // Only the intervals between attempts depend on time.
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  bench = testDisk();
});

const namesOnDisk = () => {
  const database = openDatabase(bench.dataDir);
  const outbox = new SqliteOutbox(database);
  const names = outbox.list().map(({ id }) => outbox.payloadOf(id)?.fullname);
  database.close();
  return names;
};
const later = () => vi.advanceTimersByTime(10_000);
const there = (pattern: RegExp) => readdirSync(bench.dataDir).find((name) => pattern.test(name));

const moveAway = () => renameSync(bench.dataDir, `${bench.dataDir}-away`);

it.each<[string, (folder: string) => void, string, string, RegExp]>([
  ['is moved', () => undefined, 'moved', 'ENOENT', /folder was moved, deleted/],
  ['is an unmounted disk', (at) => mkdirSync(at), 'unmounted', 'ENOENT', /may not be mounted/],
  ['is a file', (at) => writeFileSync(at, ''), 'moved', 'ENOENT', /replaced by a file/],
])(
  'rejects leads while the data folder %s, and stores them when it is back',
  async (_, replace, cause, code, message) => {
    const { disk, add, names } = bench.open();
    await add('before');
    moveAway();
    replace(bench.dataDir);
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(add('meanwhile')).rejects.toThrow(message);
      expect(disk.trouble()).toMatchObject({ cause, code });
      later();
    }
    // Nothing was created in its place.
    expect(existsSync(path.join(bench.dataDir, 'site.sqlite'))).toBe(false);
    if (cause === 'unmounted') expect(readdirSync(bench.dataDir)).toEqual([]);

    rmSync(bench.dataDir, { recursive: true, force: true });
    renameSync(`${bench.dataDir}-away`, bench.dataDir);
    later();
    await add('after');
    expect(disk.trouble()).toBeUndefined();
    expect(new Set(names())).toEqual(new Set(['before', 'after']));
    disk.close();
    expect(new Set(namesOnDisk())).toEqual(new Set(['before', 'after']));
  },
);

it('writes to a copy that replaced the data folder', async () => {
  const { disk, add } = bench.open();
  await add('before');
  cpSync(bench.dataDir, `${bench.dataDir}-copy`, { recursive: true });
  moveAway();
  renameSync(`${bench.dataDir}-copy`, bench.dataDir);
  later();
  await add('after');
  disk.close();
  expect(new Set(namesOnDisk())).toEqual(new Set(['before', 'after']));
});

it('keeps working when another program shrinks the database and its log', async () => {
  const { disk, add } = bench.open();
  await add('x'.repeat(1_000_000));
  const command = openDatabase(bench.dataDir);
  command.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  await add('before');
  const long = statSync(bench.file).size;
  command.exec("UPDATE outbox SET payload = '{}' WHERE payload LIKE '%xxx%'; VACUUM");
  command.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  command.close();
  expect(statSync(bench.file).size).toBeLessThan(long);
  later();
  await add('after');
  later();
  expect(disk.trouble()).toBeUndefined();
  expect(there(/damaged/)).toBeUndefined();
  expect(bench.log.error).not.toHaveBeenCalled();
  disk.close();
  expect(new Set(namesOnDisk())).toEqual(new Set([undefined, 'before', 'after']));
});

it('waits for an operator when database and journal are both missing', async () => {
  const first = bench.open();
  await first.add('before');
  first.disk.close();
  for (const file of [bench.file, bench.journal]) rmSync(file);

  const { disk, add } = bench.open();
  expect(disk.trouble()).toMatchObject({ cause: 'missing' });
  await expect(add('meanwhile')).rejects.toThrow(/site\.made/);
  rmSync(path.join(bench.dataDir, 'site.made'));
  later();
  await add('anew');
  disk.close();
  expect(namesOnDisk()).toEqual(['anew']);
});

it.each([false, true])('replaces a damaged database (lead in the journal: %s)', async (hasLead) => {
  const first = bench.open();
  if (hasLead) await first.add('before');
  first.disk.close();
  writeFileSync(bench.file, Buffer.alloc(9_000, 'noise'));
  const { disk, add } = bench.open();
  await add('after');
  expect([there(/damaged/), there(/gone/)]).toEqual([expect.any(String), undefined]);
  disk.close();
  expect(new Set(namesOnDisk())).toEqual(new Set(hasLead ? ['before', 'after'] : ['after']));
});

it('notes a lost database once, when it is filled again', async () => {
  const first = bench.open();
  await first.add('before');
  first.disk.close();
  rmSync(bench.file);
  // A link into a disk that is not mounted.
  symlinkSync(path.join(bench.parent, 'disk/site.sqlite'), bench.file);
  const { disk, names } = bench.open();
  expect(disk.trouble()).toMatchObject({ cause: 'failing' });
  expect(there(/gone/)).toBeUndefined();
  mkdirSync(path.join(bench.parent, 'disk'));
  later();
  expect(names()).toEqual(['before']);
  expect(there(/gone/)).toBeDefined();
});

it('makes its own files writable that were made read-only', () => {
  bench.open().disk.close();
  for (const file of [bench.file, bench.journal]) chmodSync(file, 0o444);
  bench.open();
  for (const file of [bench.file, bench.journal]) expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('refuses a second process in the same data folder', () => {
  bench.open();
  expect(() => bench.open()).toThrow(/Another process of the site works in .*DATA_DIR/);
});

it('reads the last state while the data folder is gone', () => {
  const { disk } = bench.open();
  const writing = disk.connect();
  writing.exec("INSERT INTO catalogue VALUES ('copied_at', '1')");
  const reading = disk.connect({ reads: true });
  moveAway();
  later();
  const read = reading.prepare("SELECT * FROM catalogue WHERE key = 'copied_at'");
  expect(read.all()).toHaveLength(1);
  expect(() => writing.prepare('SELECT * FROM catalogue')).toThrow(/moved, deleted/);
});

it('reads due leads while nothing can be written, and rejects writes', async () => {
  const first = bench.open();
  await first.add('waits');
  first.disk.close();
  // Root may write to any disk, but cannot open a lock file in a folder that does not exist.
  rmSync(path.join(bench.dataDir, 'site.lock'));
  symlinkSync(path.join(bench.parent, 'missing/site.lock'), path.join(bench.dataDir, 'site.lock'));

  const { disk, add } = bench.open();
  const outbox = new SqliteOutbox(disk.connect(), disk.connect({ reads: true }));
  const [lead] = outbox.due(10);
  expect(lead?.payload.fullname).toBe('waits');
  expect(() => outbox.markDelivered(lead?.id ?? '')).toThrow(/disk|permission|folder/i);
  await expect(add('new')).rejects.toThrow();

  rmSync(path.join(bench.dataDir, 'site.lock'), { recursive: true });
  later();
  outbox.markDelivered(lead?.id ?? '');
  expect(outbox.due(10)).toEqual([]);
});

it('reads no due leads while another process uses the data folder', async () => {
  const { disk, add } = bench.open();
  const outbox = new SqliteOutbox(disk.connect(), disk.connect({ reads: true }));
  await add('ours');
  expect(outbox.due(10)).toHaveLength(1);
  moveAway();
  const other = new SiteDisk(bench.dataDir, bench.log);
  new SqliteOutbox(other.connect()).store({
    payload: samplePayload,
    idempotencyKey: 'form-fill-of-theirs',
    isSuspected: false,
  });
  later();
  expect(disk.trouble()).toMatchObject({ cause: 'in_use' });
  expect(() => outbox.due(10)).toThrow(/Another process/);
  other.close();
});

const mount = (...args: string[]) => spawnSync('mount', args).status === 0;

it('stores leads again when a disk becomes writable that was read-only at the start', async ({
  skip,
}) => {
  // Needs root, and a container that may mount.
  if (!mount('-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', bench.parent)) return skip();
  try {
    const first = bench.open();
    await first.add('waits');
    // Keeps the write-ahead log, as after a crash.
    cpSync(bench.dataDir, `${bench.dataDir}-crashed`, { recursive: true });
    first.disk.close();
    rmSync(bench.dataDir, { recursive: true });
    renameSync(`${bench.dataDir}-crashed`, bench.dataDir);
    mount('-o', 'remount,ro', bench.parent);

    const { disk, add } = bench.open();
    const outbox = new SqliteOutbox(disk.connect(), disk.connect({ reads: true }));
    expect(outbox.due(10)).toHaveLength(1);
    expect(disk.trouble()).toMatchObject({ cause: 'read_only' });
    mount('-o', 'remount,rw', bench.parent);
    later();
    expect(disk.trouble()).toBeUndefined();
    await add('new');
    expect(outbox.due(10)).toHaveLength(2);
    disk.close();
  } finally {
    spawnSync('umount', ['-l', bench.parent]);
  }
});
