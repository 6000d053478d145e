import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { explainSystemError, setVariables } from './process.ts';

it.each([
  ['omits empty values', { SITE_URL: '', PORT: '80' }, { PORT: '80' }, 0],
  ['removes space at the ends', { PORT: ' 80\r' }, { PORT: '80' }, 0],
  ['reads an old name', { CANARY: '0' }, { CANARY: '0', LEAD_CANARY: '0' }, 1],
  ['prefers the new name', { CANARY: '0', LEAD_CANARY: '1' }, { CANARY: '0', LEAD_CANARY: '1' }, 0],
])('%s: %o is %o, with %i warnings', (_, given, read, warnings) => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  expect(setVariables(given)).toEqual(read);
  const warning = ['CANARY is called LEAD_CANARY now', 'DeprecationWarning'];
  expect(warn.mock.calls).toEqual(warnings === 1 ? [warning] : []);
});

it.each([
  ['EADDRINUSE', { port: 4321 }, /^Port 4321 is in use.*set PORT/],
  ['EACCES', { port: 80 }, /listen on port 80\. Set PORT/],
  ['EACCES', { path: '/data' }, /permission to use \/data.*chown/],
  ['EROFS', { path: '/data' }, /\/data is read-only/],
  ['EEXIST', { path: '/data' }, /^\/data is a file, not a folder/],
  ['ENOSPC', {}, /disk is full/],
  ['EIO', {}, undefined],
])('explains %s with %o and what to do', (code, facts, words) => {
  const explained = explainSystemError(Object.assign(new Error('raw'), { code, ...facts }), 'PORT');
  if (words) expect(explained).toMatch(words);
  else expect(explained).toBeUndefined();
});

const modulePath = JSON.stringify(path.join(import.meta.dirname, 'process.ts'));

/** Returns the exit code or signal of a process that starts the timer and then runs some code. */
async function exitOf(afterMs: number, code: string) {
  const script = `const { startKillTimer } = await import(${modulePath}); startKillTimer(${afterMs}); ${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [status, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? status;
}

it('kills a process whose main thread is blocked', async () => {
  expect(await exitOf(200, 'for (;;);')).toBe('SIGKILL');
}, 60_000);

it('does not keep the process alive', async () => {
  expect(await exitOf(3_600_000, '')).toBe(0);
  expect(await exitOf(3_600_000, 'setTimeout(() => process.exit(3), 50)')).toBe(3);
}, 60_000);

// A worker needs file descriptors, whose limit only the shell can set.
it.skipIf(process.platform === 'win32')(
  'does not crash a process that has reached its limit of open files',
  () => {
    const script = `
      import { openSync } from 'node:fs';
      import { startKillTimer } from ${modulePath};
      try { for (;;) openSync('/dev/null'); } catch {}
      startKillTimer(3_600_000);
      setTimeout(() => process.exit(3), 500);`;
    const args = ['-c', 'ulimit -n 64; exec "$0" "$@"', process.execPath];
    const { status } = spawnSync('sh', [...args, '--input-type=module', '--eval', script]);
    expect(status).toBe(3);
  },
  60_000,
);
