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

it('has nothing to click but its links, and says its language', () => {
  expect(html.match(/<a href="[^"]*"/g)).toHaveLength(2);
  expect(html).not.toContain('<b>');
  expect(html).toContain('lang="th"');
});

it('puts no sign between Thai words', () => {
  expect(html).not.toMatch(/<wbr|[\u00ad\u200b-\u200d\u2060]/);
});

it('reads the same as plain text, a link behind its words', () => {
  expect(textOf(html)).toBe(
    [
      'ลูกค้าใหม่',
      'คลินิก <b> & "ฟัน"',
      'ตั้งรหัสผ่าน: https://office.example/reset/a?b=1&c=2 (1 ชั่วโมง)',
      'https://office.example/admin',
    ].join('\n\n'),
  );
});
