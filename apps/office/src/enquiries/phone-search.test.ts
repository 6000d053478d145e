import { describe, expect, it } from 'vitest';
import { foldPhoneCondition, phoneDigits, phoneSearchText } from './phone-search.ts';

it.each([
  ['081-234 5678', '0812345678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
  ['(02) 123-4567 ต่อ 12', '021234567'],
  ['+66 81 234 5678', '66812345678'],
  ['สมชาย', ''],
])('%s → %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

it('keeps every spelling of a number', () => {
  expect(phoneSearchText('081-234-5678', '+66812345678')).toBe('0812345678 66812345678');
  expect(phoneSearchText('+66812345678', '+66812345678')).toBe('66812345678 0812345678');
  expect(phoneSearchText('12345678', '')).toBe('12345678');
});

describe('foldPhoneCondition', () => {
  it('compares digits, deep inside a search', () => {
    const search = { or: [{ fullname: { like: '081-2' } }, { phoneSearch: { like: '081-2' } }] };
    expect(foldPhoneCondition({ and: [search] })).toEqual({
      and: [{ or: [{ fullname: { like: '081-2' } }, { phoneSearch: { contains: '0812' } }] }],
    });
  });

  it('finds nobody by a phone without digits', () => {
    expect(foldPhoneCondition({ phoneSearch: { like: 'สมชาย' } })).toEqual({
      phoneSearch: { equals: '-' },
    });
  });
});
