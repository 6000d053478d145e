import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installOnce } from './install.mjs';

it('takes the packages of what is served, without a registry, also when the lock file has changed since', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  try {
    write('package.json', '{}');
    write('package-lock.json', '{"lockfileVersion":3,"packages":{}}');
    write('apps/site/package.json', '{}');
    mkdirSync(path.join(folder, 'packages'));
    write('releases/one/node_modules/.installed', 'by another lock file');
    write('releases/one/node_modules/a/index.js', 'a');
    write('releases/one/apps/site/node_modules/b/index.js', 'b');
    symlinkSync('one', path.join(folder, 'releases/current'));
    await installOnce(folder);
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    expect(read('node_modules/a/index.js')).toBe('a');
    expect(read('apps/site/node_modules/b/index.js')).toBe('b');
    expect(read('node_modules/.installed')).toBe('by another lock file');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
