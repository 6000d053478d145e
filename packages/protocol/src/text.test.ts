import { describe, expect, it } from 'vitest';
import { countCharacters } from './text.ts';

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['ก', 1],
    ['น้ำ', 3],
    ['ปี๋', 3],
    ['😀', 1],
    ['a\nb', 3],
    ['a\r\nb', 3],
  ])('%j is %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});
