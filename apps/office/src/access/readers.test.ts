import { expect, it } from 'vitest';
import { as } from './as.ts';
import { readers } from './readers.ts';

it.each([
  ['admin', true],
  ['marketing', true],
  ['sales', true],
] as const)('%s: %s', (role, allowed) => {
  expect(readers(as({ role }))).toBe(allowed);
  expect(readers(as({ role, mustChangePassword: true }))).toBe(false);
});

it('nobody who is not logged in', () => {
  expect(readers(as(null))).toBe(false);
});
