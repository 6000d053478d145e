import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

const facts = new Map([
  ['company', 'บริษัท ตัวอย่าง จำกัด'],
  ['phoneHref', 'tel:+6600000000'],
  ['name', "D'Orchid & Co."],
  ['thai', 'คลินิกไทย'],
  ['dental', 'ข'],
  ['lab', undefined],
  ['titles', ''],
]);

test.each([
  [
    'a fact, also inside a link',
    '{{company}} [โทร]({{phoneHref}})',
    'บริษัท ตัวอย่าง จำกัด [โทร](tel:+6600000000)',
  ],
  [
    'one space between Thai and Latin letters',
    'ใช้{{name}} กับ {{name}}',
    "ใช้ D'Orchid & Co. กับ D'Orchid & Co.",
  ],
  ['no space between Thai words', 'หรือ{{thai}}', 'หรือคลินิกไทย'],
  ['single braces', '## หัวข้อ {#scope}', '## หัวข้อ {#scope}'],
  ['the section of a fact', 'ก{{#dental}} และ **{{dental}}**{{/dental}} ด้วย', 'ก และ **ข** ด้วย'],
  ['no section of a missing fact', 'ก{{#lab}} และ **{{lab}}**{{/lab}} ด้วย', 'ก ด้วย'],
  ['an empty fact', 'เช่น {{titles}}', 'เช่น '],
])('fills in %s', (_, text, filled) => {
  expect(fillIn('a.md', text, facts)).toBe(filled);
});

test.each([
  ['หนึ่ง\n\n{{compny}}', 'a.md, line 3: {{compny}} is not a known fact. Known: dental.'],
  [
    'ก\n{{#dental}}ข{{/dental}}\nรุ่น {{dental}}',
    'a.md, line 3: {{dental}} is nothing. Write {{#dental}}…{{/dental}} round what is said of it.',
  ],
  ['ก {{#dental}}ข', 'a.md, line 1: {{#dental}} is not a known fact. Known: dental.'],
  ['{{#cake}}ข{{/cake}}', 'a.md, line 1: {{cake}} is not a known fact. Known: dental.'],
])('reports %j with its line', (text, message) => {
  expect(() => fillIn('a.md', text, new Map([['dental', undefined]]))).toThrow(message);
});
