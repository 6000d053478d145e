import { expect, it } from 'vitest';
import { matchesTag } from './list-version.ts';

it.each([
  ['"b", "a"', true],
  // As a compressing proxy changes it.
  ['W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match: %s matches: %s', (known, isSame) => {
  expect(matchesTag(new Headers({ 'if-none-match': known }), '"a"')).toBe(isSame);
});

it('does not match without the header', () => {
  expect(matchesTag(new Headers(), '"a"')).toBe(false);
});
