import { expect, it } from 'vitest';
import { isInGroup, linesOf, addWord } from './add-word.ts';

const groups = ['หมอฟัน, Dental', 'ยา, drug'];

it.each([
  ['dental', ['หมอฟัน, Dental, ฟันสวย', 'ยา, drug'], 0],
  [' ยา ', ['หมอฟัน, Dental', 'ยา, drug, ฟันสวย'], 1],
  ['ฟันขาว', [...groups, 'ฟันขาว, ฟันสวย'], 2],
])('adds a word to the group of %j', (beside, expected, at) => {
  expect(addWord(groups, 'ฟันสวย', beside)).toEqual({ groups: expected, at });
});

it('finds a word in another case, but no part of a word', () => {
  expect(['DENTAL', 'ยา', 'หมอ'].map((word) => isInGroup(groups, word))).toEqual([
    true,
    true,
    false,
  ]);
});

it('replaces a comma in an added word', () => {
  expect(addWord(groups, 'ฟัน,สวย', 'ยา').groups[1]).toBe('ยา, drug, ฟัน สวย');
});

it('reads a group from each line, with any line ending', () => {
  expect(linesOf(' ก, ข \r\n\n  \nค, ง\r')).toEqual(['ก, ข', 'ค, ง']);
});
