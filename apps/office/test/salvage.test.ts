import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { salvage } from '../src/server/salvage.ts';
import { testFile } from '../src/server/test-file.ts';

const run = promisify(execFile);
let bench: ReturnType<typeof testFile>;
beforeEach(() => (bench = testFile()));
afterEach(() => bench.dispose());

/** What an office finds that starts on the file. */
async function opened(): Promise<Record<string, unknown>> {
  const open = join(import.meta.dirname, 'releases/open.ts');
  const { stdout } = await run(process.execPath, [open], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: bench.folder, DATABASE_URL: '' },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
}

it('starts on what was salvaged, with its people, leads and keys, and takes new leads', async () => {
  bench.addLeads(200);
  bench.spoil(0, 4096);
  salvage(bench.folder);
  const found = await opened();
  expect(found.leads).toHaveLength(203);
  // A lead that was delivered before is known, and no admin was added.
  expect(found).toMatchObject({ users: 2, again: true, fresh: 200 });
}, 120_000);
