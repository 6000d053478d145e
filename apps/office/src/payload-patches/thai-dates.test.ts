import { format, parse } from 'date-fns';
import { expect, it } from 'vitest';
import { DISPLAY_FORMAT, PICKER_FORMAT } from '../i18n/date-formats.ts';
import { th } from './thai-dates.ts';

it('formats and parses Buddhist years', () => {
  const moment = new Date(2026, 10, 21, 14, 30);
  const written = format(moment, PICKER_FORMAT, { locale: th });
  expect(written).toBe('21 พ.ย. 2569 14:30');
  expect(parse(written, PICKER_FORMAT, new Date(), { locale: th })).toEqual(moment);
});

it('formats full dates with Buddhist years', () => {
  expect(format(new Date(2026, 10, 21), 'PPPP', { locale: th })).toBe('วันเสาร์ที่ 21 พฤศจิกายน 2569');
});

it('shows the time of Bangkok in every time zone', () => {
  const moment = new Date('2026-12-31T18:05:00Z');
  expect(format(moment, DISPLAY_FORMAT, { locale: th })).toBe('1 ม.ค. 70 01:05');
});

it('formats ordinals as numbers', () => {
  expect(format(new Date(2026, 10, 21), 'do', { locale: th })).toBe('21');
});
