import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project.mjs';

it('fails every test that prints what it did not expect', () => {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const config = path.join(root, 'scripts/printing/vitest.config.ts');
  const args = ['run', '--config', config, '--root', root, '--reporter=tap-flat'];
  const { stdout } = spawnSync(process.execPath, [vitest, ...args], { encoding: 'utf8' });
  const results = stdout.matchAll(/^(ok|not ok) \d+ - .+ > (.+?) # time=/gm);
  expect(Object.fromEntries(Array.from(results, ([, result, title]) => [title, result]))).toEqual({
    'says nothing': 'ok',
    'prints an error': 'not ok',
    'prints an error again': 'not ok',
    'prints a warning': 'not ok',
    'prints an error that it expects': 'ok',
  });
}, 30_000);
