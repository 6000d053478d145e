import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { oneClock } from './one-clock.mjs';

function problems(code: string): string[] {
  const plugins = { clock: { rules: { 'one-clock': oneClock } } };
  const found = new Linter().verify(code, [{ plugins, rules: { 'clock/one-clock': 'error' } }]);
  return found.map(({ ruleId, message }) => ruleId ?? message);
}

it.each([`const at = Date.now();`, `ask(Date.now)`, `new Date().toISOString()`, `Date()`])(
  'refuses %s',
  (code) => {
    expect(problems(code)).toEqual(['clock/one-clock']);
  },
);

it.each([`clock.now()`, `new Date(at)`, `Date.parse(sentAt)`, `Date.UTC(2026, 10)`])(
  'takes %s',
  (code) => {
    expect(problems(code)).toEqual([]);
  },
);
