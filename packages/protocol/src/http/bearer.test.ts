import { expect, it } from 'vitest';
import { hasBearer, isSecret } from './bearer.ts';

const request = (authorization?: string) => ({
  headers: new Headers(authorization === undefined ? {} : { authorization }),
});

it.each([
  ['Bearer key', true],
  ['bearer key', true],
  ['Bearer  key', true],
  ['Bearer other', false],
  ['Bearer key2', false],
  ['Bearer key more', false],
  ['Basic Bearer key', false],
  ['Bearer', false],
  ['Basic key', false],
  ['key', false],
  [undefined, false],
])('the header %s: %s', (authorization, isValid) => {
  expect(hasBearer(request(authorization), 'key')).toBe(isValid);
});

it('rejects every token when no secret is set', () => {
  expect(hasBearer(request('Bearer undefined'), undefined)).toBe(false);
  expect(isSecret('', '')).toBe(false);
  expect(isSecret(null, '')).toBe(false);
});
