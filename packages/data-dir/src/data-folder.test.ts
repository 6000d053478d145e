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

it('makes private what lies there and what is made later, and leaves alone what a link leads to', () => {
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

it('holds a folder for one process of an app, until that ends in whatever way', async () => {
  const data = folder();
  const program = `import { acquireLock } from ${JSON.stringify(join(import.meta.dirname, 'lock-file.ts'))};
    acquireLock(${JSON.stringify(data)}, 'site'); console.log('held'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await once(other.stdout, 'data');
  expect(() => acquireLock(data, 'site')).toThrow(InUse);
  // The other app has a place of its own.
  acquireLock(data, 'office')();
  other.kill('SIGKILL');
  await once(other, 'close');
  const release = acquireLock(data, 'site');
  expect(() => acquireLock(data, 'site')).toThrow(/Stop it first/);
  release();
  acquireLock(data, 'site')();
});

it('remembers which databases were made, each for itself', () => {
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
  ['cut off', 'The office has made its datab'],
  ['garbled', '\u0000\u0001\ufffd'],
])('takes a note that is %s for one: what it told of would be lost with it', (_, left) => {
  const data = folder();
  writeFileSync(join(data, 'office.made'), left);
  expect(isInitialized(data, 'office')).toBe(true);
  markInitialized(data, 'office', 'postgres 1');
  expect(isInitialized(data, 'office', 'postgres 1')).toBe(true);
  expect(isInitialized(data, 'office')).toBe(false);
});

it('names what the system refuses: the folder, or a file in it that is not to be written', () => {
  const data = folder();
  expect(accessErrorOf(data, ['site.sqlite'])).toBeUndefined();
  expect(accessErrorOf(join(data, 'none'))).toBe('ENOENT');
  writeFileSync(join(data, 'site.sqlite'), '');
  const asSomebody = `import { accessErrorOf } from ${JSON.stringify(join(import.meta.dirname, 'access-error.ts'))};
    if (process.getuid() === 0) process.setuid(65534);
    console.log(accessErrorOf(${JSON.stringify(data)}, ['site.sqlite']));`;
  // Root may do everything: what it made is in the way of others.
  chmodSync(data, 0o777);
  chmodSync(join(data, 'site.sqlite'), 0o400);
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', asSomebody], {
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('EACCES');
});
