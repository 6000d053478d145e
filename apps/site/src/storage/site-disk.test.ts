import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { samplePayload } from '../leads/sample-payload.ts';
import { SqliteOutbox } from '../leads/sqlite-outbox.ts';
import { SiteDisk } from './site-disk.ts';
import { testDisk } from './test-disk.ts';

let bench: ReturnType<typeof testDisk>;
beforeEach(() => {
  // Time is what lies between two tries to open; nothing here waits for it.
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  bench = testDisk();
});
afterEach(() => {
  bench.dispose();
  vi.useRealTimers();
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

it('keeps leads, and finds nothing wrong', async () => {
  const { disk, add } = bench.open();
  await add('one');
  expect(disk.trouble()).toBeUndefined();
  disk.close();
  expect(namesOnDisk()).toEqual(['one']);
});

it('takes what had nothing to write for no proof that the disk takes anything', () => {
  const { disk, outbox } = bench.open();
  // As root one may write whatever the permissions are; over a folder nobody writes a file.
  const probe = path.join(bench.dataDir, `.probe-${process.pid}`);
  mkdirSync(probe);
  disk.report(Object.assign(new Error('read-only'), { code: 'EROFS' }));
  const trouble = disk.trouble();
  expect(trouble).toMatchObject({ cause: 'read_only' });
  outbox.clearAlerted('what nobody was told');
  expect(bench.log.info).not.toHaveBeenCalled();
  expect(disk.trouble()).toEqual(trouble);
  rmSync(probe, { recursive: true });
  expect(disk.trouble()).toBeUndefined();
});

it('thanks for nothing while the folder is elsewhere, and goes on when it is back', async () => {
  const { disk, add, names } = bench.open();
  await add('before');
  renameSync(bench.dataDir, `${bench.dataDir}-away`);
  await expect(add('meanwhile')).rejects.toThrow(/folder is not where it was/);
  expect(disk.trouble()).toMatchObject({ cause: 'moved', code: 'ENOENT' });
  later();
  await expect(add('meanwhile')).rejects.toThrow();
  expect(existsSync(bench.dataDir)).toBe(false);

  renameSync(`${bench.dataDir}-away`, bench.dataDir);
  later();
  await add('after');
  expect(disk.trouble()).toBeUndefined();
  expect(new Set(names())).toEqual(new Set(['before', 'after']));
  disk.close();
  expect(new Set(namesOnDisk())).toEqual(new Set(['before', 'after']));
});

it('thanks nobody of several who came together while the folder is elsewhere', async () => {
  const { outbox } = bench.open();
  renameSync(bench.dataDir, `${bench.dataDir}-away`);
  const payload = samplePayload;
  const added = ['one', 'two'].map((name) =>
    outbox.add({ payload, idempotencyKey: `form-fill-of-${name}`, isSuspected: false }),
  );
  const refused = /folder is not where it was/;
  await Promise.all(added.map((one) => expect(one).rejects.toThrow(refused)));
});

it('writes into a folder that was put in the place of the first', async () => {
  const { disk, add } = bench.open();
  await add('before');
  cpSync(bench.dataDir, `${bench.dataDir}-copy`, { recursive: true });
  renameSync(bench.dataDir, `${bench.dataDir}-away`);
  renameSync(`${bench.dataDir}-copy`, bench.dataDir);
  later();
  await add('after');
  disk.close();
  expect(new Set(namesOnDisk())).toEqual(new Set(['before', 'after']));
});

it('takes an empty folder in the place of the first for a disk that was taken away', async () => {
  const { disk, add, names } = bench.open();
  await add('before');
  renameSync(bench.dataDir, `${bench.dataDir}-away`);
  mkdirSync(bench.dataDir);
  await expect(add('meanwhile')).rejects.toThrow(/disk is not mounted/);
  later();
  await expect(add('meanwhile')).rejects.toThrow(/Bring back what was there/);
  expect(disk.trouble()).toMatchObject({ cause: 'unmounted' });
  expect(readdirSync(bench.dataDir)).toEqual([]);

  rmSync(bench.dataDir, { recursive: true });
  renameSync(`${bench.dataDir}-away`, bench.dataDir);
  later();
  await add('after');
  expect(new Set(names())).toEqual(new Set(['before', 'after']));
});

it('says that a file lies in the place of the folder, also at a start', async () => {
  const first = bench.open();
  await first.add('before');
  renameSync(bench.dataDir, `${bench.dataDir}-away`);
  writeFileSync(bench.dataDir, '');
  await expect(first.add('meanwhile')).rejects.toThrow(/file where a folder should be/);
  expect(first.disk.trouble()).toMatchObject({ cause: 'no_folder', code: 'ENOTDIR' });
  first.disk.close();

  const { disk, add } = bench.open();
  expect(disk.trouble()).toMatchObject({ cause: 'no_folder', code: 'ENOTDIR' });
  rmSync(bench.dataDir);
  renameSync(`${bench.dataDir}-away`, bench.dataDir);
  later();
  await add('after');
  disk.close();
  expect(new Set(namesOnDisk())).toEqual(new Set(['before', 'after']));
});

it('loses nothing with a deleted write-ahead log', async () => {
  const { disk, add } = bench.open();
  await add('before');
  rmSync(`${bench.file}-wal`);
  await add('after');
  later();
  await add('later');
  expect(disk.trouble()).toBeUndefined();
  disk.close();
  expect(new Set(namesOnDisk())).toEqual(new Set(['before', 'after', 'later']));
});

it('goes on when another program makes the file and its log shorter', async () => {
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

it('asks for a person where database and journal are both gone', async () => {
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

it('begins with the empty file of a first start', async () => {
  writeFileSync(path.join(bench.parent, 'data'), '');
  rmSync(path.join(bench.parent, 'data'));
  const { add, disk } = bench.open();
  expect(statSync(path.join(bench.dataDir, 'site.made')).isFile()).toBe(true);
  await add('one');
  expect(disk.trouble()).toBeUndefined();
});

it('lets one process work in a folder, and says so to the next', () => {
  bench.open();
  expect(() => bench.open()).toThrow(/Another process of the site works in .*DATA_DIR/);
});

it('still reads what it can when the folder is gone', () => {
  const { disk } = bench.open();
  const writing = disk.connect();
  writing.exec("INSERT INTO catalogue VALUES ('copied_at', '1')");
  const reading = disk.connect({ reads: true });
  renameSync(bench.dataDir, `${bench.dataDir}-away`);
  later();
  const read = reading.prepare("SELECT * FROM catalogue WHERE key = 'copied_at'");
  expect(read.all()).toHaveLength(1);
  expect(() => writing.prepare('SELECT * FROM catalogue')).toThrow(/not where it was/);
});

it('gives what waits to be sent where nothing can be written, and says that it cannot be', async () => {
  const first = bench.open();
  await first.add('waits');
  first.disk.close();
  // Whoever is root may write to any disk; into a folder nobody writes a lock.
  mkdirSync(path.join(bench.dataDir, 'other.lock'));
  rmSync(path.join(bench.dataDir, 'site.lock'));
  renameSync(path.join(bench.dataDir, 'other.lock'), path.join(bench.dataDir, 'site.lock'));

  const { disk, add } = bench.open();
  const sending = disk.connect({ reads: true, alone: true });
  const outbox = new SqliteOutbox(disk.connect(), sending);
  const [lead] = outbox.due(10);
  expect(lead?.payload.fullname).toBe('waits');
  expect(() => outbox.markDelivered(lead?.id ?? '')).toThrow(/disk|permission|folder/i);
  await expect(add('new')).rejects.toThrow();
  expect(outbox.nextAttemptAt([lead?.id ?? ''])).toBeUndefined();

  rmSync(path.join(bench.dataDir, 'site.lock'), { recursive: true });
  later();
  outbox.markDelivered(lead?.id ?? '');
  expect(outbox.due(10)).toEqual([]);
});

it('gives nothing to be sent that another process sends', async () => {
  const { disk, add } = bench.open();
  const sending = disk.connect({ reads: true, alone: true });
  const outbox = new SqliteOutbox(disk.connect(), sending);
  await add('ours');
  expect(outbox.due(10)).toHaveLength(1);
  renameSync(bench.dataDir, `${bench.dataDir}-away`);
  const other = new SiteDisk(bench.dataDir, bench.log);
  new SqliteOutbox(other.connect()).store({
    ...{ payload: samplePayload, idempotencyKey: 'form-fill-of-theirs', isSuspected: false },
  });
  later();
  expect(disk.trouble()).toMatchObject({ cause: 'in_use' });
  expect(() => outbox.due(10)).toThrow(/Another process/);
  other.close();
});

const mount = (...args: string[]) => spawnSync('mount', args).status === 0;

it('goes on when a disk is writable again that it was started on while it was not', async ({
  skip,
}) => {
  // A mount of its own is for those who are root, and not in every container.
  if (!mount('-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', bench.parent)) return skip();
  try {
    const first = bench.open();
    await first.add('waits');
    // As after a crash, its log lies there.
    cpSync(bench.dataDir, `${bench.dataDir}-crashed`, { recursive: true });
    first.disk.close();
    rmSync(bench.dataDir, { recursive: true });
    renameSync(`${bench.dataDir}-crashed`, bench.dataDir);
    mount('-o', 'remount,ro', bench.parent);

    const { disk, add } = bench.open();
    const sending = disk.connect({ reads: true, alone: true });
    const outbox = new SqliteOutbox(disk.connect(), sending);
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
