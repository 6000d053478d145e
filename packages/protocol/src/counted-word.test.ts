import { expect, it } from 'vitest';
import { countedWord } from './counted-word.ts';

it.each([
  ['  เปิดปี  69\n', 'เปิดปี 69'],
  ['somying@clinic.co.th', ''],
  ['x'.repeat(200), 'x'.repeat(80)],
  [`${'x'.repeat(79)}😀`, `${'x'.repeat(79)}\uFFFD`],
  ['a\u0000\u202Eb', 'a b'],
])('countedWord(%j) is %j', (name, expected) => {
  expect(countedWord(name)).toBe(expected);
});
