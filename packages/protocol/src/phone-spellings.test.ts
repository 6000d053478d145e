import { expect, it } from 'vitest';
import { toE164 } from './e164.ts';
import { extractPhone, phoneProblem } from './phone.ts';

/** Pseudo-random numbers between 0 and 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const random = seeded(20261121);
const whole = (below: number) => Math.floor(random() * below);
const digits = (count: number) => Array.from({ length: count }, () => whole(10)).join('');
const oneOf = <Value>(values: readonly [Value, ...Value[]]): Value =>
  values[whole(values.length)] ?? values[0];

/** Valid Thai numbers without the 0, in the groups in which people write them. */
const numbers: [() => string[], ...(() => string[])[]] = [
  () => [`${oneOf(['6', '8', '9'])}${digits(1)}`, digits(3), digits(4)],
  () => [`${oneOf(['6', '8', '9'])}${digits(1)}`, digits(4), digits(3)],
  () => [oneOf(['6', '8', '9']), digits(4), digits(4)],
  () => ['2', digits(3), digits(4)],
  () => [`${oneOf(['3', '4', '5', '7'])}${digits(1)}`, digits(3), digits(3)],
];
const joints = [
  '',
  ' ',
  '-',
  '.',
  '/',
  ' - ',
  '  ',
  '\u00a0',
  '\u2011',
  '\u2013',
  ' \u2013 ',
  '\u2009',
  '·',
  '_',
  '~',
  ') ',
  '-\u200b',
  '\u3000',
  '\uff0d',
  '\t',
  ', ',
  '. ',
] as [string, ...string[]];
const trunks: [string, ...string[]] = [
  ...(['0', '0', '0', '+66', '+66 ', '66', '+66 (0)', '+66(0)', '(+66) ', '(66)', '0066'] as const),
  ...(['+66-', '+ 66 ', '+660', '+66 0', '001 66 ', '(0)', 'O'] as const),
];
const before = [
  '',
  '',
  '',
  'โทร ',
  'โทร.',
  'เบอร์: ',
  'เบอร์โทร ',
  'Tel: ',
  'tel:',
  'T. ',
  'Mobile ',
  'M ',
  'ติดต่อ คุณหมอ ',
  '\u202a',
  '\u200e',
  '\ufeff',
  '(',
  '"',
  '<',
  '☎ ',
  '📱',
  '- ',
] as [string, ...string[]];
const after = [
  '',
  '',
  '',
  ' ',
  '.',
  ' ครับ',
  ' (มือถือ)',
  ' ต่อ 12',
  ' ext. 5',
  ' #7',
  '\u202c',
  '\u200b',
  ', 02-123-4567',
  ' / 089-765-4321',
  ' หรือ 0812345678',
  ' 053 123 456',
  '\n0898765432',
] as [string, ...string[]];
const scripts: [(text: string) => string, ...((text: string) => string)[]] = [
  (text) => text,
  (text) => text,
  (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit))),
  (text) => text.replace(/[\d+]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  (text) => text.replace(/\d/g, '$&\ufe0f\u20e3'),
];

it('accepts and normalizes 10,000 spellings of valid numbers', () => {
  const problems = Array.from({ length: 10_000 }, () => {
    const groups = oneOf(numbers)();
    const spelt = oneOf(trunks) + groups.join(oneOf(joints));
    const typed = oneOf(before) + oneOf(scripts)(spelt) + oneOf(after);
    return {
      typed,
      wanted: `+66${groups.join('')}`,
      got: toE164(typed),
      problem: phoneProblem(typed),
    };
  }).filter(({ wanted, got, problem }) => problem !== undefined || got !== wanted);
  expect(problems.slice(0, 10)).toEqual([]);
});

it('leaves an extracted number unchanged', () => {
  const problems = Array.from({ length: 1000 }, () => {
    const once = extractPhone(oneOf(trunks) + oneOf(numbers)().join(oneOf(joints)));
    return { once, twice: extractPhone(once) };
  }).filter(({ once, twice }) => once !== twice);
  expect(problems).toEqual([]);
});
