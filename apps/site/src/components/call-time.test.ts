import type { OpeningHours } from '@clinicdee/brand/opening-hours';
import { expect, it } from 'vitest';
import { contentOf } from '../content/site-content.ts';
import { callTime } from './call-time.ts';

/** The opening hours for the dates below, independent of the vendor's. */
const opening: OpeningHours = {
  openDays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  opens: '09:00',
  closes: '18:00',
  otherHours: [],
  closedDays: [],
};
const words = { ...contentOf('th').thanks.ticket, opening };
const at = (local: string) => new Date(`${local}+07:00`);
const phrase = (received: string, now = received, of = words) =>
  callTime(at(received), at(now), of, 'th')?.join(' ');

it.each([
  ['2026-11-20T09:00', 'ในเวลาทำการ วันนี้ถึง 18:00 น.'],
  ['2026-11-20T17:59', 'ในเวลาทำการ วันนี้ถึง 18:00 น.'],
  ['2026-11-20T08:59', 'วันนี้ 09:00–18:00 น.'],
  // Still the day before in UTC.
  ['2026-11-20T00:10', 'วันนี้ 09:00–18:00 น.'],
  ['2026-11-19T18:00', 'พรุ่งนี้ ศุกร์ 20 พ.ย. 09:00–18:00 น.'],
  ['2026-11-20T18:00', 'จันทร์ 23 พ.ย. 09:00–18:00 น.'],
  ['2026-11-22T12:00', 'พรุ่งนี้ จันทร์ 23 พ.ย. 09:00–18:00 น.'],
])('promises a call for %s: %s', (received, expected) => {
  expect(phrase(received)).toBe(expected);
});

it('names the opening hours of the day of the call', () => {
  const openDays: OpeningHours['openDays'] = [...opening.openDays, 'sat'];
  const otherHours = [{ day: 'sat' as const, opens: '09:00', closes: '12:00' }];
  const withSaturday = { ...words, opening: { ...opening, openDays, otherHours } };
  const then = (received: string) => phrase(received, received, withSaturday);
  expect(then('2026-11-20T18:00')).toBe('พรุ่งนี้ เสาร์ 21 พ.ย. 09:00–12:00 น.');
  expect(then('2026-11-21T11:00')).toBe('ในเวลาทำการ วันนี้ถึง 12:00 น.');
  expect(then('2026-11-21T12:00')).toBe('จันทร์ 23 พ.ย. 09:00–18:00 น.');
});

it('keeps the promised time, worded for the time of reading', () => {
  expect(phrase('2026-11-19T18:30', '2026-11-20T08:00')).toBe('วันนี้ 09:00–18:00 น.');
  expect(phrase('2026-11-19T18:30', '2026-11-20T10:00')).toBe('ในเวลาทำการ วันนี้ถึง 18:00 น.');
  expect(phrase('2026-11-20T17:30', '2026-11-20T17:59')).toBe('ในเวลาทำการ วันนี้ถึง 18:00 น.');
});

it('returns nothing once the promised time has passed', () => {
  expect(phrase('2026-11-20T17:30', '2026-11-20T18:00')).toBeUndefined();
  expect(phrase('2026-11-20T18:30', '2026-11-24T10:00')).toBeUndefined();
});
