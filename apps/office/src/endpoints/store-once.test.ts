import { ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { isUnstorable } from './store-once.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  ['a character that PostgreSQL cannot store', coded('22021'), true],
  ['the same, wrapped by the query builder', new Error('query', { cause: coded('22P05') }), true],
  ['a failed check constraint of SQLite', coded('SQLITE_CONSTRAINT_CHECK'), true],
  ["a validation error of Payload's", new ValidationError({ errors: [] }), true],
  ['a full disk', coded('53100'), false],
  ['a lock', coded('SQLITE_BUSY'), false],
  ['a duplicate key', coded('23505'), false],
])('%s: %s is %s', (_what, error, expected) => {
  expect(isUnstorable(error)).toBe(expected);
});
