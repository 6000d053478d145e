import { expect, it } from 'vitest';
import { newReference, readReference } from './reference.ts';

it('creates distinct references without ambiguous letters', () => {
  const references = Array.from({ length: 2000 }, newReference);
  expect(new Set(references).size).toBe(references.length);
  for (const reference of references) {
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(readReference(reference)).toBe(reference);
  }
});

it.each([
  [' ab12-cd34 ', 'AB12-CD34'],
  ['AB12CD34', undefined],
  ['L12', undefined],
  ['', undefined],
  [null, undefined],
])('readReference(%j) is %j', (text, reference) => {
  expect(readReference(text)).toBe(reference);
});
