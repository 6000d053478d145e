import { expect, it } from 'vitest';
import { as } from './as.ts';
import { ownEmail } from './own-email.ts';

it.each([
  ['an admin', as({ role: 'admin', id: 1 }), 2, true],
  ['its owner', as({ role: 'sales', id: 2 }), 2, true],
  ['a colleague', as({ role: 'sales', id: 3 }), 2, false],
  ['a stranger', as(null), 2, false],
  ['a search over everybody', as({ role: 'marketing', id: 3 }), undefined, false],
] as const)('lets %s read an address, or not', (_who, { req }, id, isAllowed) => {
  expect(ownEmail({ req, ...(id && { id }) })).toBe(isAllowed);
});
