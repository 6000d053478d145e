import { expect, it } from 'vitest';
import { foldSearch, nameSearchText, phoneDigits, phoneSearchText } from './search.ts';

it.each([
  ['081-234 5678', '0812345678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
  ['(02) 123-4567 ต่อ 12', '021234567'],
  ['+66 81 234 5678', '66812345678'],
  ['สมชาย', ''],
])('extracts the digits of the phone number %s: %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

it.each([
  ['081-234-5678', '+66812345678', '0812345678 66812345678'],
  ['+66812345678', '+66812345678', '66812345678 0812345678'],
  ['12345678', '', '12345678'],
])('stores %s for searching with and without country code', (typed, e164, stored) => {
  expect(phoneSearchText(typed, e164)).toBe(stored);
});

it.each([
  ['คุณ น\u0e49\u0e4d\u0e32 ใจดี', 'คุณ น\u0e4d\u0e49\u0e32 ใจดี คุณน\u0e4d\u0e49\u0e32ใจดี'],
  ['สมชาย', 'สมชาย'],
])('stores the name %s in one spelling, with and without spaces', (name, stored) => {
  expect(nameSearchText(name)).toBe(stored);
});

const like = (field: string, typed: string) => foldSearch({ [field]: { like: typed } });

it.each([
  ['คุณ สมชาย', 'สมชาย'],
  ['นางสาวมานี', 'มานี'],
  ['Khun Somchai', 'somchai'],
  ['คุณ', 'คุณ'],
  ['ผศ.ดร. สมชาย', 'สมชาย'],
  ['คุณหมอสมชาย', 'สมชาย'],
  // Names that begin like a title.
  ['คุณากร', 'คุณากร'],
  ['นายิกา', 'นายิกา'],
  ['ทพ', 'ทพ'],
])('searches for the name %s without its title: %s', (typed, name) => {
  expect(like('fullname', typed)).toEqual({ nameSearch: { like: name } });
});

it.each([
  ['โทร. 081 234 5678', '0812345678'],
  ['+66 (0)81 234 5678', '0812345678'],
  ['0066 2 987 6543', '029876543'],
  ['5678', '5678'],
])('searches for the phone number %s by its digits', (typed, digits) => {
  expect(like('phoneSearch', typed)).toEqual({ phoneSearch: { contains: digits } });
});

it.each(['สมชาย', 'คลินิก 2000', 'malee2024@clinic.co.th', '7K3F-92QD', '08'])(
  'does not search for %s as a phone number',
  (typed) => {
    expect(like('phoneSearch', typed)).toEqual({ phoneSearch: { equals: '-' } });
  },
);

it.each([
  ['7K3F-92QD', '7K3F-92QD'],
  ['7k3f92qd', '7K3F-92QD'],
  ['7K3F 92QD', '7K3F-92QD'],
  [' 7k3f-92qd ', '7K3F-92QD'],
  // O, I and L, which no reference has, stand for 0 and 1.
  ['oil4-0000', '0114-0000'],
])('searches for the reference %s as %s', (typed, reference) => {
  expect(like('reference', typed)).toEqual({ reference: { equals: reference } });
});

it('changes nested conditions, and leaves other operators and fields alone', () => {
  expect(foldSearch({ fullname: { equals: 'คุณ ก', contains: 'ก' } })).toEqual({
    fullname: { equals: 'คุณ ก' },
    nameSearch: { contains: 'ก' },
  });
  const search = { or: [{ fullname: { like: '081-2' } }, { phoneSearch: { like: '081-2' } }] };
  expect(foldSearch({ and: [search] })).toEqual({
    and: [{ or: [{ nameSearch: { like: '081-2' } }, { phoneSearch: { contains: '0812' } }] }],
  });
  const where = { reference: { like: '7K3' }, status: { equals: 'new' } };
  expect(foldSearch(where)).toEqual(where);
});
