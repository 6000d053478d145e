import { expect, it } from 'vitest';
import { singleLine } from './single-line.ts';

it.each([
  ['line breaks of every kind', 'ก\nข\r\nค\u2028ง\u2029จ\u0085ฉ\vช\fซ\tฌ', 'ก ข ค ง จ ฉ ช ซ ฌ'],
  ['marks of direction', '\u202eสมชาย\u202c \u2066x\u2069\u200f\u061c', 'สมชาย x'],
  ['joiners, fillers and tags', 'ส\u200bม\u2060ช\ufeffา\u00adย\u3164\u{e0041}\u2800', 'สมชาย'],
  ['controls and lone surrogates', 'a\0b\u001bc\u009fd\ud800e', 'abcde'],
  ['characters that are none', 'a\ufdd0b\u{1fffe}c\u{10ffff}d', 'abcd'],
  ['piles of marks', `ก${'\u0301'.repeat(200)}ข${'้'.repeat(50)}`, `ก${'\u0301'.repeat(4)}ข้้้้`],
  ['spaces', '  สมชาย \u00a0 ใจดี ', 'สมชาย ใจดี'],
  ['nothing but the invisible', '\u200b\u202e\n', ''],
])('leaves no %s', (_, typed, line) => {
  expect(singleLine(typed)).toBe(line);
});

it.each(['นางสาวกาญจน์ ณ อยุธยา', 'น.ส.น้ำ จ๋า', "O'Brien-Łuka", '王小明', 'คลินิก 😊'])(
  'leaves %s as it is',
  (name) => {
    expect(singleLine(name)).toBe(name);
  },
);
