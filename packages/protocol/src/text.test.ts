import { describe, expect, it } from 'vitest';
import { countCharacters, jsonWithoutControls, withoutControls } from './text.ts';

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['ก', 1],
    ['น้ำ', 3],
    ['ปี๋', 3],
    ['😀', 1],
    ['a\nb', 3],
    ['a\r\nb', 3],
  ])('counts %j as %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});

describe('withoutControls', () => {
  it.each([
    ['ab\0cd', 'abcd'],
    ['\u0001\b\u000B\f\r\u001B\u007F\u0080\u009F', ''],
    ['หนึ่ง\tสอง\nสาม', 'หนึ่ง\tสอง\nสาม'],
    ['\uFFFE\uFFFFก', 'ก'],
    ['\uD83Dก\uDE00', 'ก'],
    ['น้ำ 😀 👩‍⚕️ ก\u200Bข', 'น้ำ 😀 👩‍⚕️ ก\u200Bข'],
  ])('changes %j to %j', (text, expected) => {
    expect(withoutControls(text)).toBe(expected);
  });

  it('jsonWithoutControls cleans all keys and texts, and nothing else', () => {
    const given = { 'a\0': ['b\0', { c: '\0', d: 1 }], e: null, f: new Date(0) };
    const left = { a: ['b', { c: '', d: 1 }], e: null, f: new Date(0) };
    expect(jsonWithoutControls(given)).toEqual(left);
  });
});
