import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';

const module = JSON.stringify(path.join(import.meta.dirname, 'kill-timer.ts'));

/** How a process ends that does this after it has set its end. */
async function endOf(afterMs: number, then: string) {
  const script = `const { startKillTimer } = await import(${module}); startKillTimer(${afterMs}); ${then}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

it('ends a process whose own thread never comes to an end', async () => {
  expect(await endOf(200, 'for (;;);')).toBe('SIGKILL');
}, 60_000);

it('holds nobody up who ends before', async () => {
  expect(await endOf(3_600_000, '')).toBe(0);
  expect(await endOf(3_600_000, 'setTimeout(() => process.exit(3), 50)')).toBe(3);
}, 60_000);

// A thread needs descriptors of its own; the limit of them is the shell's to set.
it.skipIf(process.platform === 'win32')(
  'leaves a process to its own end that may open nothing more',
  () => {
    const script = `
      import { openSync } from 'node:fs';
      import { startKillTimer } from ${module};
      try { for (;;) openSync('/dev/null'); } catch {}
      startKillTimer(3_600_000);
      setTimeout(() => process.exit(3), 500);`;
    const args = ['-c', 'ulimit -n 64; exec "$0" "$@"', process.execPath];
    const { status } = spawnSync('sh', [...args, '--input-type=module', '--eval', script]);
    expect(status).toBe(3);
  },
  60_000,
);
