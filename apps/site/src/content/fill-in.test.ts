import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

const facts = new Map([
  ['company', 'บริษัท ตัวอย่าง จำกัด'],
  ['phoneHref', 'tel:+6600000000'],
]);

test('puts each fact where it is named, also inside a link', () => {
  expect(fillIn('a.md', '{{company}} [โทร]({{phoneHref}}) {{company}}', facts)).toBe(
    'บริษัท ตัวอย่าง จำกัด [โทร](tel:+6600000000) บริษัท ตัวอย่าง จำกัด',
  );
});

test('sets a fact of Latin letters apart from a Thai word before it', () => {
  const names = new Map([
    ['name', "D'Orchid & Co."],
    ['thai', 'คลินิกไทย'],
  ]);
  expect(fillIn('a.md', 'ใช้{{name}} กับ {{name}} หรือ{{thai}}', names)).toBe(
    "ใช้ D'Orchid & Co. กับ D'Orchid & Co. หรือคลินิกไทย",
  );
});

test('leaves single braces alone', () => {
  expect(fillIn('a.md', '## หัวข้อ {#scope}', facts)).toBe('## หัวข้อ {#scope}');
});

test('says which fact is not known, and where', () => {
  expect(() => fillIn('a.md', 'หนึ่ง\n\n{{compny}}', facts)).toThrow(
    'a.md, line 3: {{compny}} is not a known fact. Known: company, phoneHref.',
  );
});
