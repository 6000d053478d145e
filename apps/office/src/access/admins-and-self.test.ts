import { expect, it } from 'vitest';
import { as } from './as.ts';
import { adminsAndSelf } from './admins-and-self.ts';

const self = { id: { equals: 7 } };

it('gives an admin everybody', () => {
  expect(adminsAndSelf(as({ id: 7, role: 'admin' }))).toBe(true);
});

it.each(['marketing', 'sales'] as const)('%s', (role) => {
  expect(adminsAndSelf(as({ id: 7, role }))).toEqual(self);
});

it('leaves only oneself to somebody with a one-time password', () => {
  expect(adminsAndSelf(as({ id: 7, role: 'admin', mustChangePassword: true }))).toEqual(self);
});

it('refuses who is not logged in', () => {
  expect(adminsAndSelf(as(null))).toBe(false);
});
