import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import type { User } from '../payload-types.ts';
import { accessOf, fieldAccessOf, may, nobody } from './rules.ts';

type Person = (Pick<User, 'role'> & Partial<User>) | null;

const people: Record<string, Person> = {
  admin: { id: 7, role: 'admin' },
  marketing: { id: 7, role: 'marketing' },
  sales: { id: 7, role: 'sales' },
  'somebody with a one-time password': { id: 7, role: 'admin', mustChangePassword: true },
  'somebody not logged in': null,
};

const asked = (user: Person) => ({ req: { user } as PayloadRequest });

it('allows an admin without a required second factor only their own account', () => {
  const { req } = asked({ id: 7, role: 'admin', mustSetUpSecondFactor: true });
  expect(may(req.user, 'read', 'leads')).toBe(false);
  expect(accessOf('users').update?.({ req })).toEqual({ id: { equals: 7 } });
});

it('sets every access function that Payload would otherwise allow to any user', () => {
  for (const kind of ['leads', 'history', 'second-factors', 'articles'] as const) {
    expect(Object.keys(accessOf(kind))).toEqual(
      expect.arrayContaining(['create', 'read', 'update', 'delete']),
    );
  }
  expect(Object.keys(accessOf('articles'))).toContain('readVersions');
  expect(Object.keys(accessOf('users'))).toContain('unlock');
});

it('serves picture files to everybody, but lists pictures to staff only', () => {
  const { read } = accessOf('media');
  const { req } = asked(null);
  expect(read?.({ req, isReadingStaticFile: true })).toBe(true);
  expect(read?.({ req: { ...req, routeParams: { filename: 'a.png' } } })).toBe(true);
  expect(read?.({ req: { ...req, routeParams: { id: '1' } } })).toBe(false);
  expect(accessOf('leads').read?.({ req, isReadingStaticFile: true })).toBe(false);
});

it.each([
  ['an admin', { role: 'admin', id: 1 }, 2, true],
  ['its owner', { role: 'sales', id: 2 }, 2, true],
  ['another person', { role: 'sales', id: 3 }, 2, false],
  ['somebody not logged in', null, 2, false],
  ['somebody searching all accounts', { role: 'marketing', id: 3 }, undefined, false],
] as const)('decides whether %s may read an e-mail address', (_who, user, id, isAllowed) => {
  const { read } = fieldAccessOf('email');
  expect(read?.({ ...asked(user), ...(id && { id }) })).toBe(isAllowed);
  expect(read?.({ ...asked(user), ...(id && { doc: { id } }) })).toBe(isAllowed);
});

it.each(Object.entries(people))('decides whether %s may set a role', (who, person) => {
  const { create, update } = fieldAccessOf('role');
  const own = { ...asked(person), id: 7 };
  expect([create?.(own), update?.(own)]).toEqual([who === 'admin', who === 'admin']);
});

it.each(Object.entries(people))(
  'does not let %s change fields that only the office writes',
  (_who, person) => {
    const { create, update } = fieldAccessOf('mustChangePassword');
    const own = { ...asked(person), id: 7 };
    expect([create?.(own), update?.(own), nobody()]).toEqual([false, false, false]);
  },
);
