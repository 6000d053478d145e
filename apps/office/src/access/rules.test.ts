import type { PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import type { User } from '../payload-types.ts';
import { accessOf, fieldAccessOf, may, nobody, rules } from './rules.ts';

type Person = (Pick<User, 'role'> & Partial<User>) | null;

const people: Record<string, Person> = {
  admin: { id: 7, role: 'admin' },
  marketing: { id: 7, role: 'marketing' },
  sales: { id: 7, role: 'sales' },
  'somebody with a one-time password': { id: 7, role: 'admin', mustChangePassword: true },
  'somebody not logged in': null,
};

/** Each rule, and whether each of these people passes; `own` limits it to their own account. */
const verdicts: Record<string, string> = {
  'leads create': 'no no no no no',
  'leads read': 'yes no yes no no',
  'leads update': 'yes no yes no no',
  'leads delete': 'yes no no no no',
  'leads export': 'yes no yes no no',
  'registrations create': 'no no no no no',
  'registrations read': 'yes no yes no no',
  'registrations update': 'yes no yes no no',
  'registrations delete': 'yes no no no no',
  'registrations export': 'yes no yes no no',
  'history create': 'no no no no no',
  'history read': 'yes no yes no no',
  'history update': 'no no no no no',
  'history delete': 'no no no no no',
  'alerts create': 'no no no no no',
  'alerts read': 'yes no yes no no',
  'alerts update': 'no no no no no',
  'alerts delete': 'no no no no no',
  'alerts resend': 'yes no yes no no',
  'articles create': 'yes yes no no no',
  'articles read': 'yes yes yes no no',
  'articles readVersions': 'yes yes no no no',
  'articles update': 'yes yes no no no',
  'articles delete': 'yes yes no no no',
  'articles schedule': 'yes yes no no no',
  'pages create': 'yes yes no no no',
  'pages read': 'yes yes yes no no',
  'pages readVersions': 'yes yes no no no',
  'pages update': 'yes yes no no no',
  'pages delete': 'yes yes no no no',
  'pages schedule': 'yes yes no no no',
  'tags create': 'yes yes no no no',
  'tags read': 'yes yes yes no no',
  'tags update': 'yes yes no no no',
  'tags delete': 'yes yes no no no',
  'words read': 'yes yes yes no no',
  'words readVersions': 'yes yes no no no',
  'words update': 'yes yes no no no',
  'words schedule': 'yes yes no no no',
  'media create': 'yes yes no no no',
  'media read': 'yes yes yes no no',
  'media update': 'yes yes no no no',
  'media delete': 'yes yes no no no',
  'users create': 'yes no no no no',
  'users read': 'yes yes yes own no',
  'users update': 'yes own own own no',
  'users delete': 'yes no no no no',
  'users unlock': 'yes no no no no',
  'alerts test': 'yes no no no no',
  'audit create': 'no no no no no',
  'audit read': 'yes no no no no',
  'audit update': 'no no no no no',
  'audit delete': 'no no no no no',
  'second-factors create': 'no no no no no',
  'second-factors read': 'no no no no no',
  'second-factors update': 'no no no no no',
  'second-factors delete': 'no no no no no',
  'website read': 'yes yes no no no',
  'personalData read': 'yes no no no no',
  'person find': 'yes no yes no no',
  'person export': 'yes no yes no no',
  'person erase': 'yes no no no no',
  'privacy-requests create': 'yes no yes no no',
  'privacy-requests read': 'yes no yes no no',
  'privacy-requests update': 'yes no yes no no',
  'privacy-requests delete': 'yes no no no no',
  'privacy-events create': 'no no no no no',
  'privacy-events read': 'yes no no no no',
  'privacy-events update': 'no no no no no',
  'privacy-events delete': 'no no no no no',
  'health read': 'yes no yes no no',
};

const asked = (user: Person) => ({ req: { user } as PayloadRequest });

function inWords(answer: unknown): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  expect(answer).toEqual({ id: { equals: 7 } });
  return 'own';
}

it('lists every rule in this test', () => {
  const known = Object.entries(rules).flatMap(([kind, operations]) =>
    Object.keys(operations).map((operation) => `${kind} ${operation}`),
  );
  expect(Object.keys(verdicts).sort()).toEqual(known.sort());
});

describe.each(Object.entries(verdicts))('%s', (what, expected) => {
  const [kind, operation] = what.split(' ') as [keyof typeof rules, never];

  it.each(Object.entries(people).map(([who, person], index) => [who, person, index] as const))(
    'for %s',
    async (_who, person, index) => {
      const verdict = expected.split(' ')[index];
      expect(may(asked(person).req.user, operation, kind)).toBe(verdict === 'yes');
      const ask = (accessOf(kind) as Partial<Record<string, (args: object) => unknown>>)[operation];
      if (ask) expect(inWords(await ask(asked(person)))).toBe(verdict);
    },
  );
});

it('allows an admin without a required second factor only their own account', () => {
  const { req } = asked({ id: 7, role: 'admin', mustSetUpSecondFactor: true });
  expect(may(req.user, 'read', 'leads')).toBe(false);
  expect(accessOf('users').update?.({ req })).toEqual({ id: { equals: 7 } });
});

it('sets every access function that Payload would otherwise allow to any user', () => {
  for (const kind of [
    'leads',
    'registrations',
    'history',
    'alerts',
    'audit',
    'articles',
  ] as const) {
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
