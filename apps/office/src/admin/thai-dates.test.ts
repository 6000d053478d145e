import { format, parse } from 'date-fns';
import { expect, it } from 'vitest';
import { th } from './thai-dates.ts';

const FORMAT = 'd MMM yo HH:mm';

it('writes and reads the Buddhist year', () => {
  const moment = new Date(2026, 10, 21, 14, 30);
  const written = format(moment, FORMAT, { locale: th });
  expect(written).toBe('21 พ.ย. 2569 14:30');
  expect(parse(written, FORMAT, new Date(), { locale: th })).toEqual(moment);
});

it('says whole dates in Buddhist years too', () => {
  expect(format(new Date(2026, 10, 21), 'PPPP', { locale: th })).toBe('วันเสาร์ที่ 21 พฤศจิกายน 2569');
});

it('leaves other ordinals as they are', () => {
  expect(format(new Date(2026, 10, 21), 'do', { locale: th })).toBe('21');
});
