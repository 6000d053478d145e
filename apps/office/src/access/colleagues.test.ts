import { expect, it } from 'vitest';
import { as } from './as.ts';
import { colleagues } from './colleagues.ts';

const self = { id: { equals: 7 } };

it('gives an admin everybody', () => {
  expect(colleagues(as({ id: 7, role: 'admin' }))).toBe(true);
});

it.each(['marketing', 'sales'] as const)('%s', (role) => {
  expect(colleagues(as({ id: 7, role }))).toEqual(true);
});

it('leaves only oneself to somebody with a one-time password', () => {
  expect(colleagues(as({ id: 7, role: 'admin', mustChangePassword: true }))).toEqual(self);
});

it('refuses who is not logged in', () => {
  expect(colleagues(as(null))).toBe(false);
});
