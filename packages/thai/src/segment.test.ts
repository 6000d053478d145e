import { expect, it } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { partsOf, segment, withBreaks, wordsOf } from './segment.ts';

it.each([
  ['เวชระเบียนของคลินิก', ['เวชระเบียน', 'ของ', 'คลินิก']],
  ['ค่าแพทย์ 20,000 บาท', ['ค่าแพทย์', '20,000', 'บาท']],
  [
    'ย้ายข้อมูลคนไข้เก่าจาก Excel ใน 3–7 วัน',
    ['ย้ายข้อมูล', 'คนไข้เก่า', 'จาก', 'Excel', 'ใน', '3', '7', 'วัน'],
  ],
  ['x-ray ๆ', ['x-ray', 'ๆ']],
])('finds the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('gives back the whole text, whatever it is', () => {
  for (const text of [
    '',
    ' ',
    'กขฃคฅ',
    '\u0e31\u0e32',
    'เแโ',
    'ก'.repeat(5000),
    'มือถือ'.repeat(1000),
    '😀ก',
    '\u2060',
  ])
    expect(
      segment(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});

it('parts a run without end as it does a short one', () => {
  const words = wordsOf('มือถือใบเสร็จ'.repeat(500));
  expect(new Set(words)).toEqual(new Set(['มือถือ', 'ใบเสร็จ']));
});

it('takes the fewest words, and of equally few the most used', () => {
  const dictionary = new Dictionary(['ตา', 'กลม', 'ตาก', 'ลม']);
  expect(segment('ตากลม', dictionary).map(({ text }) => text)).toEqual(['ตา', 'กลม']);
  const other = new Dictionary(['ตาก', 'ลม', 'ตา', 'กลม']);
  expect(segment('ตากลม', other).map(({ text }) => text)).toEqual(['ตาก', 'ลม']);
});

it('parts no letter from its marks', () => {
  const dictionary = new Dictionary(['กา', 'า']);
  expect(segment('กาา', dictionary).map(({ text }) => text)).toEqual(['กาา']);
});

it.each([
  ['คลินิกความงาม', ['คลินิก', 'ความงาม']],
  ['ยา', ['ยา']],
  ['PDPA', ['PDPA']],
])('knows the parts of %s', (word, parts) => {
  expect(partsOf(word)).toEqual(parts);
});

it('says where a text may break', () => {
  expect(withBreaks('เปิดมือถือ 5 นาที', '|')).toBe('เปิด|มือถือ 5 นาที');
});
