import { expect, it } from 'vitest';
import { blockedWords, directiveWords } from './policy-words.ts';

it.each([
  ['script-src-elem', 'สคริปต์'],
  ['style-src-attr', 'รูปแบบหน้า (CSS)'],
  ['trusted-types', 'สคริปต์ที่แก้หน้าเว็บ'],
  ['worker-src', 'worker-src'],
])('says what %s is about', (directive, words) => {
  expect(directiveWords(directive)).toBe(words);
});

it.each([
  ['inline', 'โค้ดที่แทรกในหน้า'],
  ['ads.example.net', 'ads.example.net'],
  ['', 'ไม่ระบุ'],
])('says where %s comes from', (blocked, words) => {
  expect(blockedWords(blocked)).toBe(words);
});
