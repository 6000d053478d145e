import { expect, it } from 'vitest';
import { refusalMessage } from './refused-leads.ts';

it.each([
  ['http_422', 'ปลายทางบอกว่าข้อมูลไม่ถูกต้อง (http_422)'],
  ['code_413', 'ปลายทางบอกว่าข้อมูลยาวเกินไป (code_413)'],
  ['code_499', 'ปลายทางไม่รับ (code_499)'],
  ['unreadable', 'เว็บไซต์อ่านข้อมูลที่เก็บไว้ไม่ได้ (unreadable)'],
])('describes %s', (failure, words) => {
  expect(refusalMessage(failure)).toBe(words);
});
