import { format, parse } from 'date-fns';
import { expect, it } from 'vitest';
import { DISPLAY_FORMAT } from '../i18n/date-formats.ts';
import { th } from './thai-dates.ts';

it('formats and parses Buddhist years', () => {
  const picked = 'd MMM yo HH:mm';
  const moment = new Date(2026, 10, 21, 14, 30);
  const written = format(moment, picked, { locale: th });
  expect(written).toBe('21 พ.ย. 2569 14:30');
  expect(parse(written, picked, new Date(), { locale: th })).toEqual(moment);
});

it.each([
  ['2026-11-21T12:00:00+07:00', 'PPPP', 'วันเสาร์ที่ 21 พฤศจิกายน 2569'],
  ['2026-11-21T12:00:00+07:00', 'do', '21'],
  // The time of Bangkok in every time zone.
  ['2026-12-31T18:05:00Z', DISPLAY_FORMAT, '1 ม.ค. 70 01:05'],
])('formats %s as %s', (moment, pattern, written) => {
  expect(format(new Date(moment), pattern, { locale: th })).toBe(written);
});
