import { expect, it } from 'vitest';
import { as } from './as.ts';
import { analysts } from './analysts.ts';

it.each([
  ['admin', true],
  ['marketing', true],
  ['sales', false],
] as const)('%s: %s', (role, allowed) => {
  expect(analysts(as({ role }))).toBe(allowed);
  expect(analysts(as({ role, mustChangePassword: true }))).toBe(false);
});

it('nobody who is not logged in', () => {
  expect(analysts(as(null))).toBe(false);
});
