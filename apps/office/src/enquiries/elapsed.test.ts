import { expect, it } from 'vitest';
import { elapsed, waitingTime } from './elapsed.ts';

const MINUTE = 60_000;

it.each<[milliseconds: number, words: string, hoursAtMost?: number]>([
  [0, 'ไม่ถึง 1 นาที'],
  [-5, 'ไม่ถึง 1 นาที'],
  [MINUTE, '1 นาที'],
  [60 * MINUTE, '1 ชั่วโมง'],
  [125 * MINUTE, '2 ชั่วโมง 5 นาที'],
  [(26 * 60 + 3) * MINUTE, '1 วัน 2 ชั่วโมง'],
  // Of opening hours.
  [(26 * 60 + 3) * MINUTE, '26 ชั่วโมง 3 นาที', Infinity],
])('writes %i ms as %s', (milliseconds, words, hoursAtMost) => {
  expect(elapsed(milliseconds, hoursAtMost)).toBe(words);
});

it('shows how long a lead has waited or when it was answered', () => {
  const createdAt = '2026-11-21T00:00:00.000Z';
  const now = Date.parse('2026-11-21T01:30:00.000Z');
  expect(waitingTime({ createdAt, status: 'new' }, now)).toBe('รอ 1 ชั่วโมง 30 นาที');
  expect(waitingTime({ createdAt, status: 'not_reached' }, now)).toBe('รอ 1 ชั่วโมง 30 นาที');
  expect(waitingTime({ createdAt, status: 'spam' }, now)).toBe('');
  expect(waitingTime({ createdAt, status: 'new', source: 'phone' }, now)).toBe('');
  const firstContactedAt = '2026-11-21T00:05:00.000Z';
  expect(waitingTime({ createdAt, firstContactedAt, status: 'won' }, now)).toBe('ตอบใน 5 นาที');
});
