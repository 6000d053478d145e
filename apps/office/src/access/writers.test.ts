import { expect, it } from 'vitest';
import { as } from './as.ts';
import { writers } from './writers.ts';

it.each([
  ['admin', true],
  ['marketing', true],
  ['sales', false],
] as const)('%s: %s', (role, allowed) => {
  expect(writers(as({ role }))).toBe(allowed);
  expect(writers(as({ role, mustChangePassword: true }))).toBe(false);
});

it('nobody who is not logged in', () => {
  expect(writers(as(null))).toBe(false);
});
