import { expect, it } from 'vitest';
import { as } from './as.ts';
import { sellers } from './sellers.ts';

it.each([
  ['admin', true],
  ['marketing', false],
  ['sales', true],
] as const)('%s: %s', (role, allowed) => {
  expect(sellers(as({ role }))).toBe(allowed);
  expect(sellers(as({ role, mustChangePassword: true }))).toBe(false);
});

it('nobody who is not logged in', () => {
  expect(sellers(as(null))).toBe(false);
});
