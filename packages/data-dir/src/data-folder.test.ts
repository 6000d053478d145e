import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  accessErrorOf,
  acquireLock,
  InUse,
  isInitialized,
  markInitialized,
  restrictPermissions,
} from './data-folder.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'data-folder-'));
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('closes the folder to other users, and files that are written later', () => {
  const data = folder();
  chmodSync(data, 0o755);
  const before = process.umask(0o022);
  expect(restrictPermissions(data)).toBeUndefined();
  writeFileSync(join(data, 'later'), 'x');
  process.umask(before);
  expect([data, join(data, 'later')].map(mode)).toEqual(['700', '600']);
});

it('locks a folder for one process of an app until it ends, even by SIGKILL', async () => {
  const data = folder();
  const program = `import { acquireLock } from ${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))};
    acquireLock(${JSON.stringify(data)}, 'site'); console.log('held'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await once(other.stdout, 'data');
  expect(() => acquireLock(data, 'site')).toThrow(InUse);
  const file = join(data, 'site.lock');
  writeFileSync(file, Buffer.alloc(4096, 'noise'));
  expect(() => acquireLock(data, 'site')).toThrow(InUse);
  // The other app has its own lock.
  acquireLock(data, 'office')();
  other.kill('SIGKILL');
  await once(other, 'close');
  const release = acquireLock(data, 'site');
  expect(() => acquireLock(data, 'site')).toThrow(/Stop it first/);
  release();
  writeFileSync(file, Buffer.alloc(4096, 'noise'));
  acquireLock(data, 'site')();
  rmSync(file);
  mkdirSync(file);
  acquireLock(data, 'site')();
  if (process.getuid?.() !== 0) return;
  // SQLite opens a file of another user read-only, and locks nothing.
  chmodSync(data, 0o755);
  chmodSync(file, 0o644);
  const asNobody = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    uid: 65_534,
  });
  expect(asNobody.stderr.toString()).toContain('EACCES');
});

it('records each initialized database, also when its marker is emptied', () => {
  const data = folder();
  expect(isInitialized(data, 'office')).toBe(false);
  markInitialized(data, 'office');
  expect(isInitialized(data, 'office')).toBe(true);
  expect(isInitialized(data, 'office', 'postgres-1')).toBe(false);
  markInitialized(data, 'office', 'postgres-1');
  expect(isInitialized(data, 'office', 'postgres-1')).toBe(true);
  writeFileSync(join(data, 'site.made'), '');
  expect(isInitialized(data, 'site')).toBe(true);
});

it('returns the error code of a missing folder or a read-only file', () => {
  const data = folder();
  expect(accessErrorOf(data, ['site.sqlite'])).toBeUndefined();
  expect(accessErrorOf(join(data, 'none'))).toBe('ENOENT');
  writeFileSync(join(data, 'site.sqlite'), '');
  const program = `import { accessErrorOf } from ${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))};
    if (process.getuid() === 0) process.setuid(65534);
    console.log(accessErrorOf(${JSON.stringify(data)}, ['site.sqlite']));`;
  // Root may write everything, so the check runs as another user.
  chmodSync(data, 0o777);
  chmodSync(join(data, 'site.sqlite'), 0o400);
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('EACCES');
});
