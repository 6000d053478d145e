import { expect, it } from 'vitest';
import { matchesTag } from './list-version.ts';

it.each([
  ['"a"', true],
  ['"b", "a"', true],
  // What a proxy that compresses makes of it.
  ['W/"a"', true],
  ['"b",W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match: %s', (known, isSame) => {
  expect(matchesTag(new Headers({ 'if-none-match': known }), '"a"')).toBe(isSame);
});

it('knows nothing of who says nothing', () => {
  expect(matchesTag(new Headers(), '"a"')).toBe(false);
});
