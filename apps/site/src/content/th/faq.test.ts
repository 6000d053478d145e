import { expect, test } from 'vitest';
import { faq } from './faq.ts';

test.each([
  '3–7 วันทำการ',
  'คนไข้เก่า หัตถการ สินค้า และรายการวินิจฉัย',
  '10 Mbps',
  '2–3 วัน',
  '1 วัน',
  'SSL 256 บิต',
  '3 จุด',
  'เซิร์ฟเวอร์อยู่ในประเทศไทย',
  'More และ Ultimate รองรับหลายสาขา',
  'เว็บเบราว์เซอร์บนมือถือ แท็บเล็ต หรือคอมพิวเตอร์',
])('the questions answer with %s (spec §9)', (fact) => {
  expect(faq.questions.map(({ answer }) => answer).join('\n')).toContain(fact);
});
