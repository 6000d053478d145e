import { format, parse } from 'date-fns';
import { expect, it } from 'vitest';
import { DISPLAY_FORMAT, PICKER_FORMAT } from '../i18n/date-formats.ts';
import { th } from './thai-dates.ts';

it('writes and reads the Buddhist year', () => {
  const moment = new Date(2026, 10, 21, 14, 30);
  const written = format(moment, PICKER_FORMAT, { locale: th });
  expect(written).toBe('21 พ.ย. 2569 14:30');
  expect(parse(written, PICKER_FORMAT, new Date(), { locale: th })).toEqual(moment);
});

it('says whole dates in Buddhist years too', () => {
  expect(format(new Date(2026, 10, 21), 'PPPP', { locale: th })).toBe('วันเสาร์ที่ 21 พฤศจิกายน 2569');
});

it('shows moments as they are in Bangkok, wherever the browser is', () => {
  const moment = new Date('2026-12-31T18:05:00Z');
  // Short, with a two-digit year, which changes at midnight in Bangkok.
  expect(format(moment, DISPLAY_FORMAT, { locale: th })).toBe('1 ม.ค. 70 01:05');
});

it('writes the form that Payload fixes for pickers as all others', () => {
  const moment = new Date(2026, 10, 21, 14, 30);
  expect(format(moment, 'MMM d, yyy h:mm a', { locale: th })).toBe('21 พ.ย. 2569 14:30');
  expect(format(moment, 'LLLL yyyy', { locale: th })).toBe('พฤศจิกายน 2569');
});

it('leaves other ordinals as they are', () => {
  expect(format(new Date(2026, 10, 21), 'do', { locale: th })).toBe('21');
});
