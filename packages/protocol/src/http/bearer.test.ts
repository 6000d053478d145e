import { expect, it } from 'vitest';
import { hasBearer, isSecret } from './bearer.ts';

const asked = (authorization?: string) => ({
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
])('%s: %s', (authorization, isGood) => {
  expect(hasBearer(asked(authorization), 'key')).toBe(isGood);
});

it('opens nothing with a secret that is not set', () => {
  expect(hasBearer(asked('Bearer undefined'), undefined)).toBe(false);
  expect(isSecret('', '')).toBe(false);
  expect(isSecret(null, '')).toBe(false);
});
