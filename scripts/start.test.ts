import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePorts } from '../apps/office/test/serve.ts';

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
