import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import * as thai from './index.ts';

const page = new URL('../../../docs/guides/thai-typography.md', import.meta.url);
const guide = readFileSync(page, 'utf8');
const examples = [...guide.matchAll(/^(.+); \/\/ (.+)$/gm)].map(([, call = '', given = '']) => [
  call,
  given,
]);

it.each(examples)('the example in the guide %s returns %s', (call, given) => {
  const [is, said] = runInNewContext(`[${call}, ${given}]`, { ...thai }) as [unknown, unknown];
  // Objects of another context have other prototypes.
  expect(JSON.stringify(is)).toBe(JSON.stringify(said));
});

it('the guide documents every function', () => {
  const functions = Object.entries(thai).filter(([, value]) => typeof value === 'function');
  const shown = functions.filter(([name]) => guide.includes(`${name}(`));
  const named = functions.filter(([name]) => guide.includes(`\`${name}`));
  expect(new Set([...shown, ...named].map(([name]) => name))).toEqual(
    new Set(functions.map(([name]) => name)),
  );
});
