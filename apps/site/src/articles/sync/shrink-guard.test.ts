import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShrinkGuard } from './shrink-guard.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Checks a list of two instead of twelve after some milliseconds. */
function checkEvery(intervalMs: number) {
  const guard = new ShrinkGuard(intervalMs);
  return (after: number, listed = ['a', 'b']) => {
    vi.advanceTimersByTime(after);
    return guard.check(listed, 12);
  };
}

it.each([
  ['half of the articles', 12, 6, [undefined, undefined]],
  ['most of a few articles', 6, 2, [undefined, undefined]],
  ['all of a few articles', 3, 0, ['list_emptied', undefined]],
  ['most of many articles', 12, 2, ['list_shrank', 'list_shrank']],
  ['all of many articles', 12, 0, ['list_emptied', 'list_emptied']],
])('judges the loss of %s at two polls', (_, stored, left, codes) => {
  const guard = new ShrinkGuard(10 * SECOND);
  const listed = Array.from({ length: left }, (_, at) => `${at}`);
  expect([guard.check(listed, stored), guard.check(listed, stored)]).toEqual(codes);
});

it('accepts a large loss after some minutes of the same list', () => {
  const checkAfter = checkEvery(10 * SECOND);
  expect(checkAfter(0, ['other'])).toBe('list_shrank');
  for (let elapsed = 0; elapsed < 3 * MINUTE; elapsed += 10 * SECOND) {
    expect(checkAfter(10 * SECOND)).toBe('list_shrank');
  }
  expect(checkAfter(10 * SECOND)).toBeUndefined();
});

it('does not count the time a machine was suspended', () => {
  const checkAfter = checkEvery(10 * SECOND);
  const codes = [checkAfter(0), checkAfter(30 * HOUR), checkAfter(10 * SECOND)];
  expect(codes).toEqual(Array(3).fill('list_shrank'));
});

it('accepts the loss at the second poll when polls are an hour apart', () => {
  const checkAfter = checkEvery(HOUR);
  expect([checkAfter(0), checkAfter(HOUR)]).toEqual(['list_shrank', undefined]);
});
