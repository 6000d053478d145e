import { expect, it } from 'vitest';
import { isKnown } from './whole.ts';

const monday = 'Mon, 16 Nov 2026 02:00:00 GMT';
const sunday = 'Sun, 15 Nov 2026 02:00:00 GMT';
const tuesday = 'Tue, 17 Nov 2026 02:00:00 GMT';
const page = { etag: 'W/"one"', 'last-modified': monday };

it.each([
  ['nothing', undefined, undefined, false],
  ['its tag', 'W/"one"', undefined, true],
  ['its tag as a strong one, among others', '"other", "one"', undefined, true],
  ['anything', '*', undefined, true],
  ['another tag', 'W/"two"', undefined, false],
  ['another tag, and a time since which nothing changed', 'W/"two"', tuesday, false],
  ['the time of its change', undefined, monday, true],
  ['a later time', undefined, tuesday, true],
  ['an earlier time', undefined, sunday, false],
  ['no time', undefined, 'yesterday', false],
])('a browser that has %s', (_, ifNoneMatch, ifModifiedSince, isHad) => {
  expect(isKnown({ ifNoneMatch, ifModifiedSince }, page)).toBe(isHad);
});

it('asks for nothing to be kept of what says neither', () => {
  const had = { ifNoneMatch: '*', ifModifiedSince: tuesday };
  expect(isKnown(had, {})).toBe(false);
});
