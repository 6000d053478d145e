import { expect, it } from 'vitest';
import { singleLine } from './single-line.ts';

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
])('removes or normalizes %s', (_, typed, line) => {
  expect(singleLine(typed)).toBe(line);
});

it.each(['นางสาวกาญจน์ ณ อยุธยา', 'น.ส.น้ำ จ๋า', "O'Brien-Łuka", '王小明', 'คลินิก 😊'])(
  'leaves %s unchanged',
  (name) => {
    expect(singleLine(name)).toBe(name);
  },
);
