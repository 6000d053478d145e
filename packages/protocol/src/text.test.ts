import { expect, it } from 'vitest';
import { countCharacters, jsonWithoutControls, singleLine, withoutControls } from './text.ts';

it.each([
  ['', 0],
  ['น้ำ', 3],
  ['😀', 1],
  ['a\r\nb', 3],
])('counts the characters of %j as %i', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it.each([
  ['ab\0cd', 'abcd'],
  ['\u0001\b\u000B\f\r\u001B\u007F\u0080\u009F', ''],
  ['หนึ่ง\tสอง\nสาม', 'หนึ่ง\tสอง\nสาม'],
  ['\uFFFE\uFFFFก', 'ก'],
  ['\uD83Dก\uDE00', 'ก'],
  ['น้ำ 😀 👩‍⚕️ ก\u200Bข', 'น้ำ 😀 👩‍⚕️ ก\u200Bข'],
])('withoutControls changes %j to %j', (text, expected) => {
  expect(withoutControls(text)).toBe(expected);
});

it('jsonWithoutControls cleans all keys and texts, and nothing else', () => {
  const given = { 'a\0': ['b\0', { c: '\0', d: 1 }], e: null, f: new Date(0) };
  const left = { a: ['b', { c: '', d: 1 }], e: null, f: new Date(0) };
  expect(jsonWithoutControls(given)).toEqual(left);
});

it.each([
  ['line breaks of every kind', 'ก\nข\r\nค\u2028ง\u2029จ\u0085ฉ\vช\fซ\tฌ', 'ก ข ค ง จ ฉ ช ซ ฌ'],
  ['direction marks', '\u202eสมชาย\u202c \u2066x\u2069\u200f\u061c', 'สมชาย x'],
  ['joiners, fillers and tags', 'ส\u200bม\u2060ช\ufeffา\u00adย\u3164\u{e0041}\u2800', 'สมชาย'],
  ['controls and lone surrogates', 'a\0b\u001bc\u009fd\ud800e', 'abcde'],
  ['noncharacters', 'a\ufdd0b\u{1fffe}c\u{10ffff}d', 'abcd'],
  [
    'stacked combining marks',
    `ก${'\u0301'.repeat(200)}ข${'้'.repeat(50)}`,
    `ก${'\u0301'.repeat(4)}ข้้้้`,
  ],
  ['repeated spaces', '  สมชาย \u00a0 ใจดี ', 'สมชาย ใจดี'],
  ['only invisible characters', '\u200b\u202e\n', ''],
])('singleLine removes or normalizes %s', (_, typed, line) => {
  expect(singleLine(typed)).toBe(line);
});

it.each(['นางสาวกาญจน์ ณ อยุธยา', 'น.ส.น้ำ จ๋า', "O'Brien-Łuka", '王小明', 'คลินิก 😊'])(
  'singleLine leaves %s unchanged',
  (name) => {
    expect(singleLine(name)).toBe(name);
  },
);
