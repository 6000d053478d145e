import { ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { isUnstorable } from './unstorable.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  ['a character that PostgreSQL has not', coded('22021')],
  ['the same as the query builder tells it', new Error('query', { cause: coded('22P05') })],
  ['a broken check of SQLite', coded('SQLITE_CONSTRAINT_CHECK')],
  ['what Payload itself refuses', new ValidationError({ errors: [] })],
])('is %s', (_what, error) => {
  expect(isUnstorable(error)).toBe(true);
});

it.each([
  ['a full disk', coded('53100')],
  ['a lock', coded('SQLITE_BUSY')],
  ['a key that is there already', coded('23505')],
  ['a lost connection', new Error('query', { cause: coded('ECONNRESET') })],
  ['no error', undefined],
])('is not %s', (_what, error) => {
  expect(isUnstorable(error)).toBe(false);
});
