import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { startPostgres } from '../apps/office/test/postgres-server.ts';
import { root } from './project.mjs';

it('removes the copy of the database when the trial is stopped', async () => {
  const server = await startPostgres();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'smoke-'));
  // Prints the databases before it is stopped, and after.
  const trial = `
    import { onPostgresCopy } from ${JSON.stringify(path.join(root, 'scripts/copies.mjs'))};
    import { execFileSync } from 'node:child_process';
    const [url] = process.argv.slice(1);
    const names = () => execFileSync('psql', ['-Atc', 'select datname from pg_database', url]);
    const hang = () => new Promise(() => setInterval(console.log, 100, String(names()).replaceAll('\\n', ' ')));
    await onPostgresCopy(url, hang).catch(() => undefined);
    console.log(String(names()).replaceAll('\\n', ' '));
    process.exit();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', trial, server.url], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    child.kill('SIGTERM');
  });
  await once(child, 'close');
  expect(lines[0]).toContain('office_release_trial');
  expect(lines.at(-1)).toContain('office');
  expect(lines.at(-1)).not.toContain('trial');
  expect(readdirSync(dataDir)).toEqual([]);
  server.stop();
});
