import { expect, it } from 'vitest';
import { errorMessage } from './error-message.ts';

it.each([
  ['too_long:200', 'ก'.repeat(5000), 'ยาว 5,000 ตัวอักษร ยาวได้ไม่เกิน 200'],
  ['empty', undefined, 'กรอกช่องนี้'],
  ['rule_of_a_newer_site', 'ก', 'ตรวจช่องนี้อีกครั้ง'],
  ['the page cannot be made', 'ก', 'เว็บไซต์แสดงค่านี้ไม่ได้ (the page cannot be made)'],
])('describes the error %s with what makes the value invalid', (code, value, words) => {
  expect(errorMessage(code, value)).toBe(words);
});
