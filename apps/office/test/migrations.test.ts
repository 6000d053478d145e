import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('has a migration for every change of the collections, in both databases', async () => {
  const script = join(import.meta.dirname, '../scripts/migrations.ts');
  const { stderr } = await run(process.execPath, [script, 'check'], {
    cwd: join(import.meta.dirname, '..'),
  });
  expect(stderr).not.toContain('behind');
}, 60_000);
