import { expect, it } from 'vitest';
import { csvFile } from './csv.ts';

/** The cell of a CSV with one cell, without quotes. */
async function cellOf(text: string): Promise<string> {
  const file = await csvFile('x', [[text]]).text();
  return file.slice(1, -3).replaceAll('""', '"');
}

it('starts with a byte order mark and quotes every cell', async () => {
  const file = csvFile('x', [['ชื่อ', 'พูดว่า "ดี", แล้ว\nวางสาย', '']]);
  expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(
    '\uFEFF"ชื่อ","พูดว่า ""ดี"", แล้ว\nวางสาย",""\r\n',
  );
});

it.each([
  // Numbers: Excel would drop leading zeros and digits.
  '0812345678',
  '฿500',
  '1E5',
  '๐๘๑',
  '-1',
  ' 5',
  // Dates, times, fractions.
  '1-2',
  '5 ม.ค.',
  'มี.ค. 5',
  'DEC1',
  'TRUE',
  'false',
  '#N/A',
  // Formulas, also after characters that Excel ignores.
  '=1+1',
  '@SUM(A1)',
  '\t=1',
  '＝1',
  '="x"&A1',
  "'=1",
])('exports %j as a text formula', async (text) => {
  expect(await cellOf(text)).toBe(`="${text.replaceAll('"', '""')}"`);
});

it.each(['=1+1\n2', '\r=1', '- สาขา 1\n- สาขา 2', `=${'9'.repeat(300)}`])(
  'keeps spreadsheets from evaluating the long text or lines %j',
  async (text) => {
    expect(await cellOf(text)).toBe(`'${text}`);
  },
);

it.each([
  'สมหญิง ใจดี',
  '2 สาขา\n5 ม.ค.',
  "O'Brien",
  'a=b',
  'คลินิก "ดี"',
  '1a@b.co',
  'https://a.co/b?c=1',
])('exports %j unchanged', async (text) => {
  expect(await cellOf(text)).toBe(text);
});
