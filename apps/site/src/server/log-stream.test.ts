import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { logStream } from './log-stream.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('writes what is said in one go at its end, each line whole and in order', async () => {
  const file = path.join(folder, 'log');
  const written = () => readFileSync(file, 'utf8');
  const log = pino({ base: null, timestamp: false }, logStream(file));
  log.info({ lead: 1 }, 'lead stored');
  await Promise.resolve().then(() => log.info({ lead: 2 }, 'lead stored'));
  expect(written()).toBe('');
  await new Promise((resolve) => setImmediate(resolve));
  log.warn('later');
  await new Promise((resolve) => setImmediate(resolve));
  expect(written()).toBe(
    '{"level":30,"lead":1,"msg":"lead stored"}\n{"level":30,"lead":2,"msg":"lead stored"}\n{"level":40,"msg":"later"}\n',
  );
});

it.each(['process.exit(3)', "throw new Error('a fault')"])('loses nothing before %s', (end) => {
  const here = path.join(import.meta.dirname, 'log-stream.ts');
  const code = `import { pino } from 'pino'; import { logStream } from ${JSON.stringify(here)};
    pino({}, logStream()).info('the last words'); ${end};`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(stdout).toContain('the last words');
});
