import { expect, it } from 'vitest';
import { as } from './as.ts';
import { admins } from './admins.ts';

it.each([
  ['admin', true],
  ['marketing', false],
  ['sales', false],
] as const)('%s: %s', (role, allowed) => {
  expect(admins(as({ role }))).toBe(allowed);
  expect(admins(as({ role, mustChangePassword: true }))).toBe(false);
});

it('nobody who is not logged in', () => {
  expect(admins(as(null))).toBe(false);
});
