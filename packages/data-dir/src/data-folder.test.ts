import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acquireLock, InUse } from './lock-file.ts';
import { restrictPermissions } from './restrict-permissions.ts';
import { markInitialized, isInitialized } from './initialized-marker.ts';
import { accessErrorOf } from './access-error.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'data-folder-'));
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('restricts existing and future files, and does not follow symbolic links', () => {
  const [data, elsewhere] = [join(folder(), 'data'), folder()];
  mkdirSync(join(data, 'pictures'), { recursive: true });
  for (const name of ['site.sqlite', 'pictures/a.webp']) writeFileSync(join(data, name), 'x');
  writeFileSync(join(elsewhere, 'open'), 'x');
  for (const path of [data, join(data, 'pictures'), elsewhere]) chmodSync(path, 0o755);
  for (const path of [join(data, 'site.sqlite'), join(data, 'pictures/a.webp')]) {
    chmodSync(path, 0o666);
  }
  chmodSync(join(elsewhere, 'open'), 0o644);
  symlinkSync(join(elsewhere, 'open'), join(data, 'link'));

  const before = process.umask(0o022);
  expect(restrictPermissions(data)).toEqual([]);
  writeFileSync(join(data, 'later'), 'x');
  mkdirSync(join(data, 'backups'));
  process.umask(before);

  expect([data, join(data, 'pictures'), join(data, 'backups')].map(mode)).toEqual(
    Array(3).fill('700'),
  );
  const files = ['site.sqlite', 'pictures/a.webp', 'later'];
  expect(files.map((name) => mode(join(data, name)))).toEqual(Array(3).fill('600'));
  expect(mode(join(elsewhere, 'open'))).toBe('644');
});

it('locks a folder for one process of an app until it ends, even by SIGKILL', async () => {
  const data = folder();
  const program = `import { acquireLock } from ${JSON.stringify(join(import.meta.dirname, 'lock-file.ts'))};
    acquireLock(${JSON.stringify(data)}, 'site'); console.log('held'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await once(other.stdout, 'data');
  expect(() => acquireLock(data, 'site')).toThrow(InUse);
  // The other app has its own lock.
  acquireLock(data, 'office')();
  other.kill('SIGKILL');
  await once(other, 'close');
  const release = acquireLock(data, 'site');
  expect(() => acquireLock(data, 'site')).toThrow(/Stop it first/);
  release();
  acquireLock(data, 'site')();
});

it('records each initialized database', () => {
  const data = folder();
  expect(isInitialized(data, 'office')).toBe(false);
  markInitialized(data, 'office');
  expect(isInitialized(data, 'office')).toBe(true);
  expect(isInitialized(data, 'office', 'postgres 1')).toBe(false);
  markInitialized(data, 'office', 'postgres 1');
  expect(isInitialized(data, 'office')).toBe(true);
  expect(isInitialized(data, 'office', 'postgres 1')).toBe(true);
});

it.each([
  ['emptied', ''],
  ['truncated', 'The office has made its datab'],
  ['garbled', '\u0000\u0001\ufffd'],
])('treats a marker that is %s as initialized', (_, content) => {
  const data = folder();
  writeFileSync(join(data, 'office.made'), content);
  expect(isInitialized(data, 'office')).toBe(true);
  markInitialized(data, 'office', 'postgres 1');
  expect(isInitialized(data, 'office', 'postgres 1')).toBe(true);
  expect(isInitialized(data, 'office')).toBe(false);
});

it('returns the error code of a missing folder or a read-only file', () => {
  const data = folder();
  expect(accessErrorOf(data, ['site.sqlite'])).toBeUndefined();
  expect(accessErrorOf(join(data, 'none'))).toBe('ENOENT');
  writeFileSync(join(data, 'site.sqlite'), '');
  const program = `import { accessErrorOf } from ${JSON.stringify(join(import.meta.dirname, 'access-error.ts'))};
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
