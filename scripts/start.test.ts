import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../apps/office/test/serve.ts';
import { temporaryFolder } from '../apps/site/test/temporary-folder.ts';

const root = path.join(import.meta.dirname, '..');

it.each([
  ['scripts/start.mjs', 'nonsense'],
  ['scripts/build.mjs', '--nonsense'],
  ['scripts/test.mjs', '--nonsense'],
  ['scripts/check.mjs', '--nonsense'],
  ['scripts/backup.mjs', '--nonsense'],
  ['scripts/restore.mjs', '--nonsense'],
  ['scripts/recipes.mjs', 'nonsense'],
  ['apps/site/scripts/doctor.ts', '--nonsense'],
  ['apps/site/scripts/leads.ts', 'nonsense'],
  ['apps/site/scripts/brand.ts', '--bogus'],
  ['apps/site/scripts/erasure.ts', '--bogus'],
  ['apps/office/scripts/admin.ts', 'nonsense'],
])('%s refuses %s with one sentence', { timeout: 60_000 }, (script, argument) => {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, [script, argument], options);
  const sentence = /^Un(known option|expected argument) '[\w-]+'\n$/;
  expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)]);
});

it('prints no error when the reader of its output ends, as with | head', () => {
  const command = `"${process.execPath}" apps/site/scripts/doctor.ts | true`;
  const env = { ...process.env, DATA_DIR: temporaryFolder() };
  const { stderr } = spawnSync('sh', ['-c', command], { cwd: root, env, encoding: 'utf8' });
  expect(stderr).toBe('');
});

it('refuses one port for both apps before it builds', async () => {
  const [port = 0] = await freePorts(1);
  const env = { ...process.env, APPS: '', PORT: String(port), OFFICE_PORT: String(port) };
  const script = path.join(import.meta.dirname, 'start.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], {
    env,
    encoding: 'utf8',
    timeout: 5_000,
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`OFFICE_PORT=${port + 100}`)]);
}, 20_000);

it.each([
  ['the office', 'apps/office/server.ts', {}],
  ['npm start', 'scripts/run-apps.mjs', {}],
  ['npm start, about to restart the office,', 'scripts/run-apps.mjs', { OFFICE_URL: 'nonsense' }],
])('stops %s before it has a database', async (_, script, variables) => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'office.made'), '');
  const [port = 0] = await freePorts(1);
  const own = { APPS: 'office', DATA_DIR: folder, OFFICE_PORT: String(port), ...variables };
  const app = spawn(process.execPath, [path.join(root, script), 'start'], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void app.kill('SIGKILL'));
  await once(app.stderr, 'data');
  await sleep(500);
  app.kill('SIGTERM');
  expect(await Promise.race([once(app, 'exit'), sleep(5_000)])).toEqual([0, null]);
});
