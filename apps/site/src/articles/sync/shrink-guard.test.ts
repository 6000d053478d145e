import { beforeEach, expect, it, vi } from 'vitest';
import { ShrinkGuard } from './shrink-guard.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

beforeEach(() => void vi.useFakeTimers());

it.each([
  ['half of the articles', 12, 6, [undefined, undefined]],
  ['most of a few articles', 6, 2, [undefined, undefined]],
  ['all of a few articles', 3, 0, ['list_emptied', undefined]],
  ['most of many articles', 12, 2, ['list_shrank', 'list_shrank']],
  ['all of many articles', 12, 0, ['list_emptied', 'list_emptied']],
])('judges the loss of %s at two polls', (_, stored, left, codes) => {
  const guard = new ShrinkGuard();
  const listed = Array.from({ length: left }, (_, at) => `${at}`);
  expect([guard.check(listed, stored), guard.check(listed, stored)]).toEqual(codes);
});

it('accepts a large loss after some minutes of the same list', () => {
  const guard = new ShrinkGuard();
  const checkAfter = (after: number, listed = ['a', 'b']) => {
    vi.advanceTimersByTime(after);
    return guard.check(listed, 12);
  };
  expect(checkAfter(0, ['other'])).toBe('list_shrank');
  for (let elapsed = 0; elapsed < 3 * MINUTE; elapsed += 10 * SECOND) {
    expect(checkAfter(10 * SECOND)).toBe('list_shrank');
  }
  expect(checkAfter(10 * SECOND)).toBeUndefined();
});
