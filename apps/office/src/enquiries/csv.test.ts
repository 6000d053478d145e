import { expect, it } from 'vitest';
import { csv } from './csv.ts';

it('starts with a byte order mark and quotes every cell', () => {
  expect(csv([['ชื่อ', 'พูดว่า "ดี", แล้ว\nวางสาย']])).toBe('\uFEFF"ชื่อ","พูดว่า ""ดี"", แล้ว\nวางสาย"\r\n');
});

it.each(['=1+1', '+66812345678', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1'])(
  'neutralises %j',
  (text) => {
    expect(csv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

it('leaves harmless text alone', () => {
  expect(csv([['081 234 5678', 'a=b', '']])).toBe('\uFEFF"081 234 5678","a=b",""\r\n');
});
