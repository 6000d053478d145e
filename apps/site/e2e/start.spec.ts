import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { isOpen } from './proxy.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The default. */
const PORT = 4321;

const isTaken = () => isOpen(PORT);

/** Ends the remaining processes of the group. */
async function endGroup(leader = 0): Promise<void> {
  try {
    process.kill(-leader, 'SIGTERM');
    await expect.poll(isTaken).toBe(false);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

test('npm start forwards SIGTERM to the server', async ({}, testInfo) => {
  // It builds first.
  test.setTimeout(240_000);
  test.skip(await isTaken(), `Port ${PORT} is in use`);
  const dataDir = testInfo.outputPath('data');
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, APPS: 'site', PORT: '', SITE_URL: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let said = '';
  npm.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    await expect.poll(() => said, { timeout: 200_000 }).toContain(`http://127.0.0.1:${PORT}`);
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    await ended;
    expect(await isTaken()).toBe(false);
  } finally {
    await endGroup(npm.pid);
  }
});
