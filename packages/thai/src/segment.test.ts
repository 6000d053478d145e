import { expect, it } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { segment, wordsOf } from './segment.ts';

it.each([
  ['เวชระเบียนของคลินิก', ['เวชระเบียน', 'ของ', 'คลินิก']],
  ['ค่าแพทย์ 20,000 บาท', ['ค่าแพทย์', '20,000', 'บาท']],
  [
    'ย้ายข้อมูลคนไข้เก่าจาก Excel ใน 3–7 วัน',
    ['ย้ายข้อมูล', 'คนไข้เก่า', 'จาก', 'Excel', 'ใน', '3', '7', 'วัน'],
  ],
  ['x-ray ๆ', ['x-ray', 'ๆ']],
])('returns the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  '',
  ' ',
  'กขฃคฅ',
  '\u0e31\u0e32',
  'เแโ',
  'ก'.repeat(5000),
  'มือถือ'.repeat(1000),
  '😀ก',
  '\u2060',
])('the segments joined are the text %#', (text) => {
  const joined = segment(text).map((part) => part.text);
  expect(joined.join('')).toBe(text);
});

it('segments a very long run', () => {
  const words = wordsOf('มือถือใบเสร็จ'.repeat(500));
  expect(new Set(words)).toEqual(new Set(['มือถือ', 'ใบเสร็จ']));
});

it('prefers the fewest words, then the most frequent', () => {
  const dictionary = new Dictionary(['ตา', 'กลม', 'ตาก', 'ลม']);
  expect(segment('ตากลม', dictionary).map(({ text }) => text)).toEqual(['ตา', 'กลม']);
  const other = new Dictionary(['ตาก', 'ลม', 'ตา', 'กลม']);
  expect(segment('ตากลม', other).map(({ text }) => text)).toEqual(['ตาก', 'ลม']);
});

it('does not separate a letter from its marks', () => {
  const dictionary = new Dictionary(['กา', 'า']);
  expect(segment('กาา', dictionary).map(({ text }) => text)).toEqual(['กาา']);
});
