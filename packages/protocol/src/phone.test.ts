import { describe, expect, it } from 'vitest';
import { toE164 } from './e164.ts';
import { foldPhone, isPhone } from './phone.ts';

describe('isPhone (spec §5)', () => {
  it.each([
    ['1234567', false, '7 digits'],
    ['12345678', true, '8 digits'],
    ['123456789012345', true, '15 digits'],
    ['1234567890123456', false, '16 digits'],
    ['+12345678901234', true, 'a plus and 14 digits'],
    ['+1234567', true, 'a plus and 7 digits: 8 characters'],
    ['+123456', false, '7 characters'],
    ['1234567 8901 2345 678', false, '21 characters'],
    ['081 234 5678 901 2345', false, '17 digits in 21 characters'],
    ['0 8 1 2 3 4 5 6 7 8 ', true, 'single spaces between all digits, 19 characters'],
    ['08-1-2-3-4-5-6-7-8-9', true, '20 characters'],
    ['081--234-5678', false, 'two hyphens together'],
    ['081  2345678', false, 'two spaces together'],
    ['081-234-5678', true, 'mobile'],
    ['02 123 4567', true, 'Bangkok'],
    ['(02) 123-4567', true, 'brackets'],
    ['02.123.4567', true, 'dots'],
    ['๐๘๑-๒๓๔-๕๖๗๘', true, 'Thai digits'],
    ['02-123-4567 ต่อ 12', true, 'an extension'],
    ['  0812345678  ', true, 'spaces around'],
    ['081–234–5678', true, 'en dashes'],
    ['081-ABC-5678', false, 'letters'],
    ['66+812345678', false, 'a plus in the middle'],
    ['', false, 'nothing'],
    ['😀😀😀😀😀😀😀😀', false, 'emoji'],
  ])('%s → %s (%s)', (raw, expected) => {
    expect(isPhone(raw)).toBe(expected);
  });
});

describe('foldPhone', () => {
  it('keeps what is not noise', () => {
    expect(foldPhone('(๐๒) 123.4567 ต่อ ๑๒')).toBe('02 1234567');
    expect(foldPhone('+66 81-234-5678')).toBe('+66 81-234-5678');
  });
});

describe('toE164', () => {
  it.each([
    ['081 234 5678', '+66812345678'],
    ['๐๘๑-๒๓๔-๕๖๗๘', '+66812345678'],
    ['(02) 123-4567', '+6621234567'],
    ['053 123 456', '+6653123456'],
    ['+66 81 234 5678', '+66812345678'],
    ['+1 202 555 0143', '+12025550143'],
    ['123', ''],
    ['', ''],
  ])('%s → %s', (raw, expected) => {
    expect(toE164(raw)).toBe(expected);
  });
});
