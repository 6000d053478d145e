import { expect, it } from 'vitest';
import { identifiersIn, identifiersOf, redact } from './identifiers.ts';

const valuesIn = (text: string) => identifiersIn(text).map(({ value }) => value);

it.each([
  '081 234 5678',
  '+66 81 234 5678',
  '66812345678',
  '+66 (0)81-234-5678',
  '0066 81 234 5678',
  '(081) 234.5678',
  '０８１２３４５６７８',
  'โทร 081–234–5678 หลังเที่ยง',
  '081/2345678',
])('reads %s as one phone number', (text) => {
  expect(valuesIn(text)).toEqual(['+66812345678']);
});

it.each([
  ['02 123 4567 ต่อ 12', ['+6621234567']],
  ['081-234-5678 089-999-0000', ['+66812345678', '+66899990000']],
  ['+1 415 555 2671', ['+14155552671']],
  ['Somying@Clinic.co.th, ไม่ใช่ a＠b.co', ['somying@clinic.co.th', 'a@b.co']],
  ['อีเมล:a@b.co โทร:0812345678', ['+66812345678', 'a@b.co']],
  ['1234567890123 บาท 2569-11-25 50,000', []],
])('finds in %s', (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

it('reads the texts of a JSON value', () => {
  const value = { phone: '081-234-5678', extra: { lines: ['ก\na@b.co', 5, null] } };
  expect([...identifiersOf(value)]).toEqual(['+66812345678', 'a@b.co']);
});

it('replaces only what matches, and nothing around it', () => {
  const text = 'เบอร์โทร: ๐๘๑-๒๓๔-๕๖๗๘ → 089 999 0000 (น้ำ)';
  expect(redact(text, (value) => value === '+66812345678', '…')).toBe(
    'เบอร์โทร: … → 089 999 0000 (น้ำ)',
  );
});
