import { expect, it } from 'vitest';
import { otherLayout } from './wrong-layout.ts';

it.each([
  ['l;ylfu', 'สวัสดี'],
  ['8ow-h', 'คนไข้'],
  ['ินะนป', 'botox'],
])('%s is converted to %s', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});

it('converting twice returns the original', () => {
  for (const text of ['botox', 'ค่าแพทย์', 'QR Code']) {
    expect(otherLayout(otherLayout(text))).toBe(text);
  }
});
