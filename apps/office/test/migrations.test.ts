import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('has a migration for every change of the schema, for both databases', async () => {
  const script = join(import.meta.dirname, '../scripts/migrations.ts');
  const { stderr } = await run(process.execPath, [script, 'check'], {
    cwd: join(import.meta.dirname, '..'),
  });
  expect(stderr).not.toContain('behind');
}, 180_000);

it('has no texts of the vendor in a migration, which differ for another vendor', () => {
  const folder = join(import.meta.dirname, '../src/migrations');
  const defaults = ['sqlite', 'postgres'].flatMap((dialect) =>
    readdirSync(join(folder, dialect)).flatMap((file) =>
      Array.from(
        readFileSync(join(folder, dialect, file), 'utf8').matchAll(/\bdefault\b\W*?'([^'\n]+)'/gi),
        ([, text = '']) => text,
      ),
    ),
  );
  // Codes such as `draft` are the same for every vendor.
  expect(defaults).toContain('draft');
  expect(defaults.filter((text) => !/^[a-z_-]+$/.test(text))).toEqual([]);
});
