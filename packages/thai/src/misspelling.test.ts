import { expect, it } from 'vitest';
import { misspelling } from './misspelling.ts';

/** What was typed, the word that is meant, and one that is not though its letters are as near or nearer. */
it.each([
  ['ผู้ป้วย', 'ผู้ป่วย', 'ผู้ช่วย'],
  ['กำไล', 'กำไร', 'กำแพง'],
  ['บัดคิว', 'บัตรคิว', 'จองคิว'],
  ['แพทยทางไกล', 'แพทย์ทางไกล', 'แพทย์ทางเลือก'],
  ['dashbord', 'dashboard', 'keyboard'],
  ['รีคอล', 'recall', 'retail'],
  ['แบคอัพ', 'backup', 'booking'],
])('%s is nearer to %s than to %s', (typed, meant, other) => {
  expect(misspelling(typed, meant)).toBeLessThan(misspelling(typed, other));
});

it('takes marks and letters that are said alike for less than others', () => {
  expect(misspelling('คลินิก', 'คลินิก')).toBe(0);
  expect(misspelling('สติกเกอร์', 'สติ๊กเกอร์')).toBeLessThan(0.2);
  expect(misspelling('โฆสนา', 'โฆษณา')).toBeLessThan(misspelling('โฆมนา', 'โฆษณา'));
  expect(misspelling('นดั', 'นัด')).toBeLessThan(1);
});

it('hears letters that end a word with the same sound', () => {
  expect(misspelling('ตำรวด', 'ตำรวจ')).toBeLessThan(misspelling('ตำรวก', 'ตำรวจ') / 2);
  expect(misspelling('ดวด', 'จวด')).toBe(1);
});

it('ends early where it matters no more, and never says less than is true', () => {
  const near = misspelling('ใบเสรจ', 'ใบเสร็จ');
  expect(misspelling('ใบเสรจ', 'ใบเสร็จ', 1)).toBe(near);
  expect(misspelling('ใบเสรจ', 'ใบเสร็จ', near / 2)).toBeGreaterThan(near / 2);
  for (const [typed = '', word = ''] of [
    ['โบทอก', 'นัดหมาย'],
    ['กขคง', 'ขกงค'],
    ['รีคอล', 'hardware'],
  ]) {
    const whole = misspelling(typed, word);
    expect(misspelling(typed, word, whole)).toBe(whole);
    expect(misspelling(typed, word, whole - 0.01)).toBeGreaterThan(whole - 0.01);
  }
});
