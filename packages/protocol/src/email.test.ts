import { describe, expect, it } from 'vitest';
import { emailProblem, extractEmail, saysMoreThanEmail } from './email.ts';
import { suggestedEmail } from './email-error.ts';

describe('extractEmail', () => {
  it.each([
    ['  info@clinic.co.th ', 'info@clinic.co.th', 'blanks around'],
    ['\u200binfo@clinic.co.th\u202c', 'info@clinic.co.th', 'what nobody sees'],
    ['info＠clinic.co.th', 'info@clinic.co.th', 'a full-width @'],
    ['ｉｎｆｏ＠ｃｌｉｎｉｃ．ｃｏｍ', 'info@clinic.com', 'all full-width'],
    ['doctor๙๙@clinic.co.th', 'doctor99@clinic.co.th', 'Thai digits'],
    ['mailto:info@clinic.co.th?subject=Hi', 'info@clinic.co.th', 'a link'],
    ['อีเมล: info@clinic.co.th', 'info@clinic.co.th', 'a word before'],
    ['<info@clinic.co.th>', 'info@clinic.co.th', 'angle brackets'],
    ['สมชาย <info@clinic.co.th>', 'info@clinic.co.th', 'as a mail program copies it'],
    ['"info@clinic.co.th",', 'info@clinic.co.th', 'quotes and a comma'],
    ['info@clinic.co.th.', 'info@clinic.co.th', 'the stop of a sentence'],
    ['info @clinic. co.th', 'info@clinic.co.th', 'spaces that a phone puts in'],
    ['info@clinic,co,th', 'info@clinic.co.th', 'commas'],
    ['info@clinic.co.th, dr@clinic.co.th', 'info@clinic.co.th', 'the first of two'],
    ['info@clinic.co.th/dr@clinic.co.th', 'info@clinic.co.th', 'with a slash between'],
    ['info@clinic.co.th dr@clinic.co.th', 'info@clinic.co.th', 'with a space between'],
    ['info@clinic.co.th (งาน)', 'info@clinic.co.th', 'a remark in brackets'],
    ['info@clinic.co.th ครับ', 'info@clinic.co.th', 'a word behind'],
    ['info@clinic.co.th.โทร', 'info@clinic.co.th', 'a word right behind the domain and a stop'],
    ['info@clinic.co.th.โทร 081', 'info@clinic.co.th', 'words right behind a stop'],
    ['a@gmail.comครับ', 'a@gmail.com', 'a word right behind the domain'],
    ['a@gmail.com-โทร', 'a@gmail.com', 'a word behind a hyphen'],
    ['a@gmail.com, โทรบ่าย', 'a@gmail.com', 'words behind a comma'],
    ['a@mail.clinic.ไทย', 'a@mail.clinic.ไทย', 'the ending in Thai letters'],
    ['a@คลินิก.com', 'a@คลินิก.com', 'a name in Thai letters'],
    ['info@clinic.co.th. โทรหลังบ่าย', 'info@clinic.co.th', 'a sentence behind a stop'],
    ['info@clinic.com. โทร. ได้เลย', 'info@clinic.com', 'another with stops of its own'],
    ['info@clinic.co.th. Call me after 5.', 'info@clinic.co.th', 'one in English'],
    ['info@clinic.co.th. Thanks', 'info@clinic.co.th', 'one word'],
    ['info@clinic.co.th .ขอบคุณค่ะ', 'info@clinic.co.th', 'a blank before the stop'],
    ['info@clinic. co. th', 'info@clinic.co.th', 'a space behind every dot'],
    ['info@mail.clinic. com', 'info@mail.clinic.com', 'a space before the ending'],
    ['info. desk@clinic.co.th', 'info.desk@clinic.co.th', 'a space in the name'],
    ['info@clinic.co.th/ 😊', 'info@clinic.co.th', 'a slash, a picture'],
    [`${'\u200b'.repeat(2000)}info@clinic.co.th`, 'info@clinic.co.th', 'a flood of nothing'],
  ])('%s → %s (%s)', (typed, mended) => {
    expect(extractEmail(typed)).toBe(mended);
    expect(emailProblem(typed)).toBeUndefined();
  });
});

it('comes to an end of a long text', () => {
  for (const part of ['@', '<', ' ', 'a@', '.,', '?@']) {
    expect(emailProblem(part.repeat(8000))).toBeDefined();
  }
});

// The kinds of RFC 5321, 5322 and 6531, each by one of its own; docs/guides/api.md lists them.
describe('emailProblem', () => {
  it.each<[typed: string, problem: string | undefined, why: string]>([
    ['a@b.co', undefined, 'the shortest'],
    ['first.last+tag@sub.clinic.co.th', undefined, 'dots, a tag, more domains'],
    ["o'brien_&_co!#$%*/=?^`{|}~-@clinic.com", undefined, 'all signs of a name'],
    ['0812345678@clinic.com', undefined, 'digits alone'],
    ['info@123.com', undefined, 'a domain of digits'],
    ['info@my-clinic.co.th', undefined, 'a hyphen inside'],
    ['info@คลินิก.ไทย', undefined, 'a Thai domain'],
    ['info@xn--42cga5ezaq3d4a.xn--o3cw4h', undefined, 'a Thai domain as it travels'],
    ['ก@example.com', undefined, 'a Thai name'],
    ['น้ำ.ใจ@คลินิก.com', undefined, 'with marks'],
    ['jörg@bücher.de', undefined, 'other letters'],
    [`${'a'.repeat(64)}@b.co`, undefined, '64 before the @'],
    [`a@${'b'.repeat(63)}.co`, undefined, 'a label of 63'],
    ['info.clinic.co.th', 'at', 'no @'],
    ['a@@b.co', 'at', 'two'],
    ['a@b@c.co', 'at', 'two, apart'],
    ['a@b', 'domain', 'no dot behind the @'],
    ['a@', 'domain', 'nothing behind it'],
    ['a@b..co', 'domain', 'two dots'],
    ['a@.b.co', 'domain', 'a dot first'],
    ['a@-b.co', 'domain', 'a hyphen first'],
    ['a@b-.co', 'domain', 'a hyphen last'],
    ['a@b_c.co', 'domain', 'an underscore in a domain'],
    ['a@b c.co', 'domain', 'a space in a domain'],
    ['a@b.c', 'domain', 'an ending of one letter'],
    ['a@192.168.1.1', 'domain', 'an address of digits'],
    ['a@[192.168.1.1]', 'domain', 'the same in brackets'],
    [`a@${'b'.repeat(64)}.co`, 'domain', 'a label of 64'],
    ['@b.co', 'wrong', 'nothing before it'],
    ['.a@b.co', 'wrong', 'a dot first'],
    ['a.@b.co', 'wrong', 'a dot last'],
    ['a..b@c.co', 'wrong', 'two dots'],
    ['a b@c.co', 'wrong', 'a space'],
    ['a@b.co m', 'domain', 'a space that cuts the ending'],
    ['a"b@c.co', 'wrong', 'a quote'],
    ['a(hi)@c.co', 'wrong', 'a comment'],
    ['a\\b@c.co', 'wrong', 'a backslash'],
    ['😀@b.co', 'wrong', 'a picture'],
    [`${'a'.repeat(65)}@b.co`, 'wrong', '65 before the @'],
    [`a@${`${'b'.repeat(60)}.`.repeat(5)}co`, 'wrong', '308 characters'],
  ])('%s → %s (%s)', (typed, problem) => {
    expect(emailProblem(typed)).toBe(problem);
  });
});

describe('suggestedEmail', () => {
  it.each([
    ['a@gmial.com', 'a@gmail.com'],
    ['a@gmail.con', 'a@gmail.com'],
    ['A.b@GMAI.COM', 'A.b@gmail.com'],
    ['a@gmal.con', 'a@gmail.com'],
    ['a@gmail', 'a@gmail.com'],
    ['a@hotmial.com', 'a@hotmail.com'],
    ['a@hotnail.com', 'a@hotmail.com'],
    ['a@outlok.com', 'a@outlook.com'],
    ['a@yahooo.co.th', 'a@yahoo.co.th'],
    ['a@clinic.con', 'a@clinic.com'],
    ['a@clinic.co.ht', 'a@clinic.co.th'],
    ['a@gmail.com', undefined],
    ['a@hotmail.co.th', undefined],
    ['a@ymail.com', undefined],
    ['a@mail.com', undefined],
    ['a@live.co.th', undefined],
    ['a@clinic.co.th', undefined],
    ['info@คลินิก.ไทย', undefined],
    ['gmial.com', undefined],
    ['', undefined],
  ])('%s → %s', (typed, meant) => {
    expect(suggestedEmail(typed)).toBe(meant);
  });
});

it.each([
  ['info@clinic.co.th. โทรหลังบ่าย', true],
  ['info@clinic.com. Call me after 5.', true],
  ['a@gmail.comครับ', true],
  ['a@b.co.th, c@d.co.th', true],
  [' info@clinic.co.th. ', false],
  ['อีเมล: info@clinic.co.th', false],
  ['mailto:info@clinic.co.th', false],
  ['info @ clinic . co . th', false],
  ['ｉｎｆｏ＠clinic。co。th', false],
  ['<info@clinic.co.th>;', false],
])('%s says more than an address: %s', (typed, more) => {
  expect(saysMoreThanEmail(typed)).toBe(more);
});
