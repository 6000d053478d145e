import { ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { isUnstorable } from './store-once.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  ['a character that PostgreSQL cannot store', coded('22021')],
  ['the same, wrapped by the query builder', new Error('query', { cause: coded('22P05') })],
  ['a failed check constraint of SQLite', coded('SQLITE_CONSTRAINT_CHECK')],
  ["a validation error of Payload's", new ValidationError({ errors: [] })],
])('is true for %s', (_what, error) => {
  expect(isUnstorable(error)).toBe(true);
});

it.each([
  ['a full disk', coded('53100')],
  ['a lock', coded('SQLITE_BUSY')],
  ['a duplicate key', coded('23505')],
  ['a lost connection', new Error('query', { cause: coded('ECONNRESET') })],
  ['no error', undefined],
])('is false for %s', (_what, error) => {
  expect(isUnstorable(error)).toBe(false);
});
