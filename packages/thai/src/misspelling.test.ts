import { expect, it } from 'vitest';
import { misspelling } from './misspelling.ts';

/** A misspelling, the intended word, and another word with similar letters. */
it.each([
  ['ผู้ป้วย', 'ผู้ป่วย', 'ผู้ช่วย'],
  ['กำไล', 'กำไร', 'กำแพง'],
  ['บัดคิว', 'บัตรคิว', 'จองคิว'],
  ['แพทยทางไกล', 'แพทย์ทางไกล', 'แพทย์ทางเลือก'],
  ['dashbord', 'dashboard', 'keyboard'],
  ['รีคอล', 'recall', 'retail'],
  ['แบคอัพ', 'backup', 'booking'],
])('%s is closer to %s than to %s', (typed, intended, other) => {
  expect(misspelling(typed, intended)).toBeLessThan(misspelling(typed, other));
});

it('marks and letters of the same sound cost less than others', () => {
  expect(misspelling('คลินิก', 'คลินิก')).toBe(0);
  expect(misspelling('สติกเกอร์', 'สติ๊กเกอร์')).toBeLessThan(0.2);
  expect(misspelling('โฆสนา', 'โฆษณา')).toBeLessThan(misspelling('โฆมนา', 'โฆษณา'));
  expect(misspelling('นดั', 'นัด')).toBeLessThan(1);
});

it('final letters of the same sound cost less than others', () => {
  expect(misspelling('ตำรวด', 'ตำรวจ')).toBeLessThan(misspelling('ตำรวก', 'ตำรวจ') / 2);
  expect(misspelling('ดวด', 'จวด')).toBe(1);
});
