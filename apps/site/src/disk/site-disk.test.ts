import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../database.ts';
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

it('keeps leads, and finds nothing wrong', () => {
  const { disk, add } = bench.open();
  add('one');
  expect(disk.trouble()).toBeUndefined();
  disk.close();
  expect(namesOnDisk()).toEqual(['one']);
});

it('finds every lead behind a spoilt page of the log, and says that the log was spoilt', () => {
  const { add } = bench.open();
  const all = Array.from({ length: 60 }, (_, number) => `lead ${number}`);
  for (const name of all) add(name);
  // As a process leaves it that is killed.
  const killed = testDisk();
  mkdirSync(killed.dataDir);
  cpSync(bench.dataDir, killed.dataDir, { recursive: true });
  rmSync(path.join(killed.dataDir, 'site.lock'));
  const log = readFileSync(`${killed.file}-wal`);
  const middle = Math.floor(log.length / 2);
  writeFileSync(`${killed.file}-wal`, log.fill(0xa5, middle, middle + 100));
  const { disk, names } = killed.open();
  expect(names().sort()).toEqual([...all].sort());
  expect(killed.log.error).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'SQLITE_CORRUPT' }),
    expect.stringContaining('site.sqlite was damaged'),
  );
  expect(readdirSync(killed.dataDir).join(' ')).toMatch(/site\.damaged-.*\.sqlite-wal-torn/);
  disk.close();
  killed.dispose();
});

it('takes what had nothing to write for no proof that the disk takes anything', () => {
  const { disk, outbox } = bench.open();
  // As root one may write whatever the permissions are; over a folder nobody writes a file.
  const probe = path.join(bench.dataDir, `.probe-${process.pid}`);
  mkdirSync(probe);
  disk.report(Object.assign(new Error('read-only'), { code: 'EROFS' }));
  const trouble = disk.trouble();
  expect(trouble).toMatchObject({ cause: 'read_only' });
  outbox.forgetTold('what nobody was told');
  expect(bench.log.info).not.toHaveBeenCalled();
  expect(disk.trouble()).toEqual(trouble);
  rmSync(probe, { recursive: true });
  expect(disk.trouble()).toBeUndefined();
});

it('thanks for nothing while the folder is elsewhere, and goes on when it is back', () => {
  const { disk, add, names } = bench.open();
  add('before');
  renameSync(bench.dataDir, `${bench.dataDir}-away`);
  expect(() => add('meanwhile')).toThrow(/folder is not where it was/);
  expect(disk.trouble()).toMatchObject({ cause: 'moved', code: 'ENOENT' });
  later();
  expect(() => add('meanwhile')).toThrow();
  expect(existsSync(bench.dataDir)).toBe(false);

  renameSync(`${bench.dataDir}-away`, bench.dataDir);
  later();
  add('after');
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

it('writes into a folder that was put in the place of the first', () => {
  const { disk, add } = bench.open();
  add('before');
  cpSync(bench.dataDir, `${bench.dataDir}-copy`, { recursive: true });
  renameSync(bench.dataDir, `${bench.dataDir}-away`);
  renameSync(`${bench.dataDir}-copy`, bench.dataDir);
  later();
  add('after');
  disk.close();
  expect(new Set(namesOnDisk())).toEqual(new Set(['before', 'after']));
});

it('takes an empty folder in the place of the first for a disk that was taken away', () => {
  const { disk, add, names } = bench.open();
  add('before');
  renameSync(bench.dataDir, `${bench.dataDir}-away`);
  mkdirSync(bench.dataDir);
  expect(() => add('meanwhile')).toThrow(/disk is not mounted/);
  later();
  expect(() => add('meanwhile')).toThrow(/Bring back what was there/);
  expect(disk.trouble()).toMatchObject({ cause: 'unmounted' });
  expect(readdirSync(bench.dataDir)).toEqual([]);

  rmSync(bench.dataDir, { recursive: true });
  renameSync(`${bench.dataDir}-away`, bench.dataDir);
  later();
  add('after');
  expect(new Set(names())).toEqual(new Set(['before', 'after']));
});

it('says that a file lies in the place of the folder, also at a start', () => {
  const first = bench.open();
  first.add('before');
  renameSync(bench.dataDir, `${bench.dataDir}-away`);
  writeFileSync(bench.dataDir, '');
  expect(() => first.add('meanwhile')).toThrow(/file where a folder should be/);
  expect(first.disk.trouble()).toMatchObject({ cause: 'no_folder', code: 'ENOTDIR' });
  first.disk.close();

  const { disk, add } = bench.open();
  expect(disk.trouble()).toMatchObject({ cause: 'no_folder', code: 'ENOTDIR' });
  rmSync(bench.dataDir);
  renameSync(`${bench.dataDir}-away`, bench.dataDir);
  later();
  add('after');
  disk.close();
  expect(new Set(namesOnDisk())).toEqual(new Set(['before', 'after']));
});

it('keeps what a deleted file held, and does not begin anew by itself', () => {
  const { disk, add } = bench.open();
  add('before');
  rmSync(bench.file);
  expect(() => add('meanwhile')).toThrow(/gone from the data folder/);
  later();
  expect(disk.trouble()).toMatchObject({ cause: 'missing' });
  expect(existsSync(bench.file)).toBe(false);

  renameSync(path.join(bench.dataDir, there(/rescued/) ?? ''), bench.file);
  later();
  add('after');
  disk.close();
  expect(new Set(namesOnDisk())).toEqual(new Set(['before', 'after']));
});

it('goes on when the very file that was taken away is put back, whoever has read meanwhile', () => {
  const { disk, add } = bench.open();
  add('before');
  renameSync(bench.file, `${bench.file}-away`);
  expect(() => add('meanwhile')).toThrow(/gone from the data folder/);
  disk.connect({ reads: true }).prepare('SELECT count(*) FROM outbox').get();
  renameSync(`${bench.file}-away`, bench.file);
  later();
  expect(disk.trouble()).toBeUndefined();
  add('after');
  disk.close();
  expect(new Set(namesOnDisk())).toEqual(new Set(['before', 'after']));
  expect(there(/rescued/)).toBeUndefined();
});

it('goes on when the file is put back with its log', () => {
  const { disk, add } = bench.open();
  add('before');
  const files = ['', '-wal', '-shm'].map((end) => bench.file + end);
  for (const file of files) renameSync(file, `${file}-away`);
  expect(() => add('meanwhile')).toThrow(/gone from the data folder/);
  for (const file of files) renameSync(`${file}-away`, file);
  later();
  add('after');
  disk.close();
  expect(new Set(namesOnDisk())).toEqual(new Set(['before', 'after']));
  expect(there(/rescued/)).toBeUndefined();
});

it('keeps what a replaced file held, and writes into the new one', () => {
  const { disk, add, names } = bench.open();
  add('before');
  const backup = path.join(bench.parent, 'backup.sqlite');
  const database = openDatabase(bench.parent);
  database.prepare('VACUUM INTO ?').run(backup);
  database.close();
  add('since');
  renameSync(backup, bench.file);
  later();
  add('after');
  expect(names()).toEqual(['after']);
  expect(there(/rescued/)).toBeDefined();
  disk.close();
  expect(namesOnDisk()).toEqual(['after']);
});

it('loses nothing with a deleted write-ahead log', () => {
  const { disk, add } = bench.open();
  add('before');
  rmSync(`${bench.file}-wal`);
  add('after');
  later();
  add('later');
  expect(disk.trouble()).toBeUndefined();
  disk.close();
  expect(new Set(namesOnDisk())).toEqual(new Set(['before', 'after', 'later']));
});

it('goes on when another program makes the file and its log shorter', () => {
  const { disk, add } = bench.open();
  add('x'.repeat(1_000_000));
  const command = openDatabase(bench.dataDir);
  command.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  add('before');
  const long = statSync(bench.file).size;
  command.exec("DELETE FROM outbox WHERE payload LIKE '%xxx%'; VACUUM");
  command.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  command.close();
  expect(statSync(bench.file).size).toBeLessThan(long);
  later();
  add('after');
  later();
  expect(disk.trouble()).toBeUndefined();
  expect(there(/damaged/)).toBeUndefined();
  expect(bench.log.error).not.toHaveBeenCalled();
  disk.close();
  expect(namesOnDisk()).toEqual(['before', 'after']);
});

it('keeps what is written after the write-ahead log was cut off, and tells of it', () => {
  const { disk, add } = bench.open();
  add('before');
  // Into the file itself.
  const command = openDatabase(bench.dataDir);
  command.exec('PRAGMA wal_checkpoint(PASSIVE)');
  command.close();
  add('in the log alone');
  truncateSync(`${bench.file}-wal`, 0);
  add('after');
  later();
  add('later');
  expect(there(/damaged/)).toBeDefined();
  expect(bench.log.error).toHaveBeenCalledWith(
    expect.objectContaining({ setAside: there(/damaged.*sqlite$/) }),
    expect.any(String),
  );
  // As a killed process leaves it.
  const left = path.join(bench.parent, 'left');
  cpSync(bench.dataDir, left, { recursive: true });
  disk.close();
  const database = openDatabase(left);
  const kept = new SqliteOutbox(database);
  const names = kept.list().map(({ id }) => kept.payloadOf(id)?.fullname);
  database.close();
  expect(names).toEqual(expect.arrayContaining(['before', 'after', 'later']));
});

it.each([
  ['missing', () => rmSync(bench.file)],
  ['emptied', () => truncateSync(bench.file, 0)],
])('takes a database that is %s for a loss, until somebody decides', (cause, lose) => {
  const first = bench.open();
  first.add('before');
  first.disk.close();
  lose();

  const { disk, add } = bench.open();
  expect(disk.trouble()).toMatchObject({ cause });
  expect(() => add('meanwhile')).toThrow(/site\.made/);
  expect(bench.log.error).toHaveBeenCalledWith(
    expect.objectContaining({ cause }),
    expect.stringContaining('restore a backup'),
  );
  for (const name of ['site.sqlite', 'site.made']) {
    rmSync(path.join(bench.dataDir, name), { force: true });
  }
  later();
  add('anew');
  disk.close();
  expect(namesOnDisk()).toEqual(['anew']);
});

it('begins with the empty file of a first start', () => {
  writeFileSync(path.join(bench.parent, 'data'), '');
  rmSync(path.join(bench.parent, 'data'));
  const { add, disk } = bench.open();
  expect(statSync(path.join(bench.dataDir, 'site.made')).isFile()).toBe(true);
  add('one');
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

it('gives what waits to be sent where nothing can be written, and says that it cannot be', () => {
  const first = bench.open();
  first.add('waits');
  first.disk.close();
  // Whoever is root may write to any disk; into a folder nobody writes a lock.
  mkdirSync(path.join(bench.dataDir, 'other.lock'));
  rmSync(path.join(bench.dataDir, 'site.lock'));
  renameSync(path.join(bench.dataDir, 'other.lock'), path.join(bench.dataDir, 'site.lock'));

  const { disk, add } = bench.open();
  const sending = disk.connect({ reads: true, alone: true });
  const outbox = new SqliteOutbox(disk.connect(), undefined, sending);
  const [lead] = outbox.due(10);
  expect(lead?.payload.fullname).toBe('waits');
  expect(() => outbox.markDelivered(lead?.id ?? '')).toThrow(/disk|permission|folder/i);
  expect(() => add('new')).toThrow();
  expect(outbox.nextAttemptAt([lead?.id ?? ''])).toBeUndefined();

  rmSync(path.join(bench.dataDir, 'site.lock'), { recursive: true });
  later();
  outbox.markDelivered(lead?.id ?? '');
  expect(outbox.due(10)).toEqual([]);
});

it('gives nothing to be sent that another process sends', () => {
  const { disk, add } = bench.open();
  const sending = disk.connect({ reads: true, alone: true });
  const outbox = new SqliteOutbox(disk.connect(), undefined, sending);
  add('ours');
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

it('goes on when a disk is writable again that it was started on while it was not', ({ skip }) => {
  // A mount of its own is for those who are root, and not in every container.
  if (!mount('-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', bench.parent)) return skip();
  try {
    const first = bench.open();
    first.add('waits');
    // As after a crash, its log lies there.
    cpSync(bench.dataDir, `${bench.dataDir}-crashed`, { recursive: true });
    first.disk.close();
    rmSync(bench.dataDir, { recursive: true });
    renameSync(`${bench.dataDir}-crashed`, bench.dataDir);
    mount('-o', 'remount,ro', bench.parent);

    const { disk, add } = bench.open();
    const sending = disk.connect({ reads: true, alone: true });
    const outbox = new SqliteOutbox(disk.connect(), undefined, sending);
    expect(outbox.due(10)).toHaveLength(1);
    expect(disk.trouble()).toMatchObject({ cause: 'read_only' });
    mount('-o', 'remount,rw', bench.parent);
    later();
    expect(disk.trouble()).toBeUndefined();
    add('new');
    expect(outbox.due(10)).toHaveLength(2);
    disk.close();
  } finally {
    spawnSync('umount', ['-l', bench.parent]);
  }
});
