import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

const facts = new Map([
  ['company', 'บริษัท ตัวอย่าง จำกัด'],
  ['phoneHref', 'tel:+6600000000'],
]);

test('replaces each fact, also inside a link', () => {
  expect(fillIn('a.md', '{{company}} [โทร]({{phoneHref}}) {{company}}', facts)).toBe(
    'บริษัท ตัวอย่าง จำกัด [โทร](tel:+6600000000) บริษัท ตัวอย่าง จำกัด',
  );
});

test('adds a space between a Thai word and a fact in Latin letters', () => {
  const names = new Map([
    ['name', "D'Orchid & Co."],
    ['thai', 'คลินิกไทย'],
  ]);
  expect(fillIn('a.md', 'ใช้{{name}} กับ {{name}} หรือ{{thai}}', names)).toBe(
    "ใช้ D'Orchid & Co. กับ D'Orchid & Co. หรือคลินิกไทย",
  );
});

test('keeps single braces', () => {
  expect(fillIn('a.md', '## หัวข้อ {#scope}', facts)).toBe('## หัวข้อ {#scope}');
});

test('reports an unknown fact with its line', () => {
  expect(() => fillIn('a.md', 'หนึ่ง\n\n{{compny}}', facts)).toThrow(
    'a.md, line 3: {{compny}} is not a known fact. Known: company, phoneHref.',
  );
});

test('omits the section of a missing fact, and accepts an empty one', () => {
  const text = 'ใช้กับ {{name}}{{#dental}} และ **{{dental}}**{{/dental}} ด้วย';
  const read = (dental: string | undefined) =>
    fillIn(
      'a.md',
      text,
      new Map<string, string | undefined>([
        ['name', 'ก'],
        ['dental', dental],
      ]),
    );
  expect(read('ข')).toBe('ใช้กับ ก และ **ข** ด้วย');
  expect(read(undefined)).toBe('ใช้กับ ก ด้วย');
  expect(fillIn('a.md', 'เช่น {{titles}}', new Map([['titles', '']]))).toBe('เช่น ');
});

test('reports a missing fact outside of a section, and a section that is not closed', () => {
  const none = new Map([['dental', undefined]]);
  expect(() => fillIn('a.md', 'ก\n{{#dental}}ข{{/dental}}\nรุ่น {{dental}}', none)).toThrow(
    'a.md, line 3: {{dental}} is nothing. Write {{#dental}}…{{/dental}} round what is said of it.',
  );
  expect(() => fillIn('a.md', 'ก {{#dental}}ข', none)).toThrow(
    'a.md, line 1: {{#dental}} is not a known fact. Known: dental.',
  );
  expect(() => fillIn('a.md', '{{#cake}}ข{{/cake}}', none)).toThrow(
    'a.md, line 1: {{cake}} is not a known fact. Known: dental.',
  );
});
