import { expect, it } from 'vitest';
import { satangOf } from './satang.ts';

it.each([
  ['฿ 25,900.5', 2_590_050],
  ['25,900.00 บ.', 2_590_000],
  ['๒๕,๙๐๐ บาท', 2_590_000],
  ['25900.- บาทถ้วน', 2_590_000],
  ['THB 25,900', 2_590_000],
  ['-5', 0],
  ['5.123', 0],
  ['5 บาท 50', 0],
])('reads %s as %i satang', (typed, satang) => {
  expect(satangOf(typed)).toBe(satang);
});
