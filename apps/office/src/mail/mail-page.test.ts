import { expect, it } from 'vitest';
import { mailHtml, textOf } from './mail-page.ts';

const html = mailHtml(
  [
    ['คลินิก <b> & "ฟัน"'],
    [{ to: 'https://office.example/reset/a?b=1&c=2', words: 'ตั้งรหัสผ่าน' }, ' (1 ชั่วโมง)'],
    [{ to: 'https://office.example/admin' }],
  ],
  'ลูกค้าใหม่',
);

it('escapes texts, sets the language, and inserts no break characters between Thai words', () => {
  expect(html.match(/<a href="[^"]*"/g)).toHaveLength(2);
  expect(html).not.toContain('<b>');
  expect(html).toContain('lang="th"');
  expect(html).not.toMatch(/<wbr|[\u00ad\u200b-\u200d\u2060]/);
});

it('has the same text in plain text, with each URL after its link text', () => {
  expect(textOf(html)).toBe(
    [
      'ลูกค้าใหม่',
      'คลินิก <b> & "ฟัน"',
      'ตั้งรหัสผ่าน: https://office.example/reset/a?b=1&c=2 (1 ชั่วโมง)',
      'https://office.example/admin',
    ].join('\n\n'),
  );
});
