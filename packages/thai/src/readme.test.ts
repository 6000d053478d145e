import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import * as thai from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/^(.+); \/\/ (.+)$/gm)].map(([, call = '', given = '']) => [
  call,
  given,
]);

it.each(examples)('%s gives %s', (call, given) => {
  const [is, said] = runInNewContext(`[${call}, ${given}]`, { ...thai }) as [unknown, unknown];
  // What comes from another context has other prototypes.
  expect(JSON.stringify(is)).toBe(JSON.stringify(said));
});

it('shows every function that parts, binds or compares', () => {
  const functions = Object.entries(thai).filter(([, value]) => typeof value === 'function');
  const shown = functions.filter(([name]) => readme.includes(`${name}(`));
  const named = functions.filter(([name]) => readme.includes(`\`${name}`));
  expect(new Set([...shown, ...named].map(([name]) => name))).toEqual(
    new Set(functions.map(([name]) => name)),
  );
});
