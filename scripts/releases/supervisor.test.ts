import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const follow = path.join(import.meta.dirname, '../../packages/local-secrets/src/follow.ts');

/** A release whose site is so many lines of JavaScript, with what processes say to their supervisor at hand. */
function release(folder: string, name: string, lines: string) {
  const site = path.join(folder, name, 'apps/site');
  mkdirSync(site, { recursive: true });
  const imports = `import * as follow from ${JSON.stringify(follow)};`;
  writeFileSync(path.join(site, 'server.ts'), `${imports}\n${lines}`);
  return { id: name, folder: path.join(folder, name), apps: ['site'], fingerprint: name };
}

const works = `await follow.waitForTurn(); follow.whenFollowed(async () => {}); follow.sayServing();
  process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000);`;
const refuses = `await follow.waitForTurn(); await follow.sayWhyNot('written by a newer version, go back so');
  process.exit(1);`;

it('says in the words of an older version why it cannot be gone back to, and stays with what works', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'supervisor-'));
  try {
    const newer = release(folder, 'newer', works);
    const older = release(folder, 'older', refuses);
    const script = `
      const { supervise } = await import(${JSON.stringify(path.join(import.meta.dirname, 'supervisor.mjs'))});
      const { handOver } = supervise(${JSON.stringify(newer)});
      await handOver(${JSON.stringify(older)}).catch((error) => console.log('REFUSED', error.message));
      await handOver(${JSON.stringify(newer)}).then(() => console.log('WORKS'));
      process.kill(process.pid, 'SIGTERM');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, APPS: 'site' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said = await text(child.stdout);
    expect(said).toContain('REFUSED A process ended before it was serving: written by a newer');
    expect(said).toContain('WORKS');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
