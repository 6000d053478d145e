import { expect, it } from 'vitest';
import { otherLayout } from './wrong-layout.ts';

it.each([
  ['l;ylfu', 'สวัสดี'],
  ['8ow-h', 'คนไข้'],
  ['ินะนป', 'botox'],
])('%s is typed for %s', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});

it('goes back to what was typed', () => {
  for (const text of ['botox', 'ค่าแพทย์', 'QR Code']) {
    expect(otherLayout(otherLayout(text))).toBe(text);
  }
});
