import { expect, it } from 'vitest';
import { isInGroup, linesOf, addWord } from './add-word.ts';

const groups = ['หมอฟัน, Dental', 'ยา, drug'];

it.each([
  ['dental', ['หมอฟัน, Dental, ฟันสวย', 'ยา, drug'], 0],
  [' ยา ', ['หมอฟัน, Dental', 'ยา, drug, ฟันสวย'], 1],
  ['ฟันขาว', [...groups, 'ฟันขาว, ฟันสวย'], 2],
])('puts a word beside %j', (beside, expected, at) => {
  expect(addWord(groups, 'ฟันสวย', beside)).toEqual({ groups: expected, at });
});

it('knows a word in another spelling, and not a part of one', () => {
  expect(['DENTAL', 'ยา', 'หมอ'].map((word) => isInGroup(groups, word))).toEqual([
    ...[true, true, false],
  ]);
});

it('makes no second word of a comma that was searched for', () => {
  expect(addWord(groups, 'ฟัน,สวย', 'ยา').groups[1]).toBe('ยา, drug, ฟัน สวย');
});

it('reads a group from each line, however lines end', () => {
  expect(linesOf(' ก, ข \r\n\n  \nค, ง\r')).toEqual(['ก, ข', 'ค, ง']);
});
