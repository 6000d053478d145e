import { expect, it } from 'vitest';
import { csv } from './csv.ts';

const BOM = '\uFEFF';

/** The cell of a CSV with one cell, without quotes. */
function cellOf(text: string): string {
  const file = csv([[text]]);
  expect(file.startsWith(`${BOM}"`)).toBe(true);
  expect(file.endsWith('"\r\n')).toBe(true);
  return file.slice(2, -3).replaceAll('""', '"');
}

/** What a spreadsheet shows: the result of a text formula, or the cell itself. */
function shown(cell: string): string {
  if (!cell.startsWith('=')) return cell;
  const parts = cell.slice(1).match(/"(?:[^"]|"")*"|CHAR\(10\)|&/g) ?? [];
  expect(parts.join('')).toBe(cell.slice(1));
  return parts
    .filter((part) => part !== '&')
    .map((part) => (part === 'CHAR(10)' ? '\n' : part.slice(1, -1).replaceAll('""', '"')))
    .join('');
}

it('starts with a byte order mark and quotes every cell', () => {
  expect(csv([['ชื่อ', 'พูดว่า "ดี", แล้ว\nวางสาย', '']])).toBe(
    '\uFEFF"ชื่อ","พูดว่า ""ดี"", แล้ว\nวางสาย",""\r\n',
  );
});

it.each([
  // Numbers: Excel would drop leading zeros and digits.
  ...['0812345678', '007', '1234567890123456789', '1150', '1,000', '50%', '฿500', '1E5', '12e3'],
  ...['๐๘๑', '(5)', '-1', '+66812345678', ' 5', '1.10'],
  // Dates, times, fractions.
  ...['1-2', '3/4', '1/2/2569', '5 ม.ค.', 'มี.ค. 5', 'Mar 5', 'DEC1', '12:30', '1 1/2'],
  ...['2569-11-25', 'TRUE', 'false', '#N/A', '7K3F-92QD', '081-234-5678 ต่อ 12'],
  // Formulas, also after characters that Excel ignores.
  ...['=1+1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1', '=HYPERLINK("x")', '- รายการ'],
  ...['="x"&A1', "'=1"],
])('exports %j as a text formula', (text) => {
  const cell = cellOf(text);
  expect(cell).toMatch(/^="/);
  expect(shown(cell)).toBe(text.replace(/\r/g, '\n'));
});

it('splits long texts into parts of 255 characters, the limit of a formula', () => {
  const text = `- ${'ก"'.repeat(400)}\n- สาขา 2`;
  const cell = cellOf(text);
  expect(shown(cell)).toBe(text);
  for (const [part] of cell.matchAll(/"(?:[^"]|"")*"/g)) {
    expect(part.slice(1, -1).replaceAll('""', '"').length).toBeLessThanOrEqual(255);
  }
  expect(cellOf(`=${'ก'.repeat(9000)}`)).toBe(`'=${'ก'.repeat(9000)}`);
});

it.each(['สมหญิง ใจดี', "O'Brien", 'a=b', 'คลินิก "ดี"', 'ไม่ยินยอม', '1a@b.co', 'https://a.co/b?c=1'])(
  'exports %j unchanged',
  (text) => {
    expect(cellOf(text)).toBe(text);
  },
);
