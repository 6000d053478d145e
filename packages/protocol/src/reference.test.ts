import { expect, it } from 'vitest';
import { newReference, readReference } from './reference.ts';

it('makes references that can be read out, and hardly ever one twice', () => {
  const made = Array.from({ length: 2000 }, newReference);
  expect(new Set(made).size).toBe(made.length);
  for (const reference of made) {
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
])('reads %j as %j', (text, reference) => {
  expect(readReference(text)).toBe(reference);
});
