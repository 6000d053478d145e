import { describe, expect, it } from 'vitest';
import { foldSearch, nameSearchText, phoneDigits, phoneSearchText } from './search.ts';

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

it('keeps a name in one spelling, with and without its spaces', () => {
  expect(nameSearchText('คุณ น\u0e49\u0e4d\u0e32 ใจดี')).toBe(
    'คุณ น\u0e4d\u0e49\u0e32 ใจดี คุณน\u0e4d\u0e49\u0e32ใจดี',
  );
  expect(nameSearchText('สมชาย')).toBe('สมชาย');
});

describe('foldSearch', () => {
  it.each([
    ['คุณสมชาย', 'สมชาย'],
    ['คุณ สมชาย', 'สมชาย'],
    ['นางสาวมานี', 'มานี'],
    ['Khun Somchai', 'somchai'],
    ['คุณ', 'คุณ'],
    // Names that only begin like a title.
    ['คุณากร', 'คุณากร'],
    ['นายิกา', 'นายิกา'],
    ['ทพ', 'ทพ'],
  ])('looks for %s as %s', (typed, meant) => {
    expect(foldSearch({ fullname: { like: typed } })).toEqual({ nameSearch: { like: meant } });
  });

  it('asks for a whole name as it is written', () => {
    expect(foldSearch({ fullname: { equals: 'คุณ ก', contains: 'ก' } })).toEqual({
      fullname: { equals: 'คุณ ก' },
      nameSearch: { contains: 'ก' },
    });
  });

  it('compares digits, deep inside a search', () => {
    const search = { or: [{ fullname: { like: '081-2' } }, { phoneSearch: { like: '081-2' } }] };
    expect(foldSearch({ and: [search] })).toEqual({
      and: [{ or: [{ nameSearch: { like: '081-2' } }, { phoneSearch: { contains: '0812' } }] }],
    });
  });

  it.each([
    ['โทร. 081 234 5678', '0812345678'],
    ['+66 (0)81 234 5678', '0812345678'],
    ['0066 2 987 6543', '029876543'],
    ['5678', '5678'],
  ])('finds %s by its digits', (typed, digits) => {
    expect(foldSearch({ phoneSearch: { like: typed } })).toEqual({
      phoneSearch: { contains: digits },
    });
  });

  it.each(['สมชาย', 'คลินิก 2000', 'malee2024@clinic.co.th', '7K3F-92QD', '08'])(
    'finds nobody by the phone %s',
    (typed) => {
      expect(foldSearch({ phoneSearch: { like: typed } })).toEqual({
        phoneSearch: { equals: '-' },
      });
    },
  );

  it.each(['7K3F-92QD', '7k3f92qd', '7K3F 92QD', ' 7k3f-92qd '])(
    'finds the reference %s',
    (typed) => {
      expect(foldSearch({ reference: { like: typed } })).toEqual({
        reference: { equals: '7K3F-92QD' },
      });
    },
  );

  it('takes the letters that no reference has for the digits they were heard as', () => {
    expect(foldSearch({ reference: { like: 'oil4-0000' } })).toEqual({
      reference: { equals: '0114-0000' },
    });
  });

  it('leaves every other condition as it is', () => {
    const where = { reference: { like: '7K3' }, status: { equals: 'new' } };
    expect(foldSearch(where)).toEqual(where);
  });
});
