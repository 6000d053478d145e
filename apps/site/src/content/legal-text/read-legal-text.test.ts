import { expect, test } from 'vitest';
import { plainText, readLegalText } from './read-legal-text.ts';

function read(markdown: string, ids: string[] = []) {
  return readLegalText('a.md', markdown, new Map([['company', 'ตัวอย่าง']]), ids);
}

test('divides a text into introduction and sections', () => {
  const body = read('นำ\n\n## ขอบเขต {#scope}\n\nหนึ่ง\n\n## ติดต่อ {{company}} {#contact}\n', [
    'scope',
    'contact',
  ]);

  expect(body.intro).toHaveLength(1);
  expect(body.sections.map(({ id, title }) => ({ id, title }))).toEqual([
    { id: 'scope', title: 'ขอบเขต' },
    { id: 'contact', title: 'ติดต่อ ตัวอย่าง' },
  ]);
});

test('reads paragraphs, emphasis and links, and keeps a number and its unit together', () => {
  expect(read('แจ้งใน **72 ชั่วโมง** ตาม[ข้อ 9](#rights)').intro).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'แจ้งใน ' },
        { type: 'strong', children: [{ type: 'text', value: '72\u00a0ชั่วโมง' }] },
        { type: 'text', value: ' ตาม' },
        { type: 'link', href: '#rights', children: [{ type: 'text', value: 'ข้อ\u00a09' }] },
      ],
    },
  ]);
});

test('reads lists of both kinds', () => {
  const [steps, points] = read('1. ก\n2. ข\n\n- ค\n').intro;

  expect(steps).toMatchObject({ type: 'list', isOrdered: true, items: [[{}], [{}]] });
  expect(points).toMatchObject({ type: 'list', isOrdered: false, items: [[{}]] });
});

test('uses the bold line above a table as its caption', () => {
  const { intro } = read('**สรุป**\n\n| ข้อมูล | ฐาน |\n| --- | --- |\n| ชื่อ | มาตรา 24 |\n');

  expect(intro).toHaveLength(1);
  expect(intro[0]).toMatchObject({
    type: 'table',
    caption: [{ value: 'สรุป' }],
    head: ['ข้อมูล', 'ฐาน'],
    rows: [[[{ value: 'ชื่อ' }], [{ value: 'มาตรา\u00a024' }]]],
  });
});

test('refuses sections that are missing, out of order or without an id', () => {
  expect(() => read('## ขอบเขต {#scope}', ['scope', 'contact'])).toThrow(
    'a.md: the sections must be scope, contact; found scope.',
  );
  expect(() => read('## ก {#b}\n\n## ข {#a}', ['a', 'b'])).toThrow('found b, a');
  expect(() => read('## ขอบเขต')).toThrow('a.md, line 1: a section heading is "## title {#id}".');
});

test('refuses unsupported markup, with its line', () => {
  expect(() => read('ก\n\n![รูป](a.png)')).toThrow('a.md, line 3: "image" is not known');
  expect(() => read('<b>ก</b>')).toThrow('"html" is not known');
  expect(() => read('> ก')).toThrow('"blockquote" is not known');
});

test('returns the text without markup', () => {
  const [paragraph] = read('ก **ข** [ค](/pdpa)').intro;
  expect(paragraph?.type === 'paragraph' && plainText(paragraph.children)).toBe('ก ข ค');
});
