import { expect, it } from 'vitest';
import { emailProblem, extractEmail, hasMoreThanEmail, suggestedEmail } from './email.ts';

it.each([
  ['  info@clinic.co.th ', 'info@clinic.co.th', 'spaces around'],
  ['ｉｎｆｏ＠ｃｌｉｎｉｃ．ｃｏｍ', 'info@clinic.com', 'only full-width characters'],
  ['doctor๙๙@clinic.co.th', 'doctor99@clinic.co.th', 'Thai digits'],
  ['mailto:info@clinic.co.th?subject=Hi', 'info@clinic.co.th', 'a mailto link'],
  ['อีเมล: info@clinic.co.th', 'info@clinic.co.th', 'a label before'],
  ['สมชาย <info@clinic.co.th>', 'info@clinic.co.th', 'as copied from a mail program'],
  ['"info@clinic.co.th",', 'info@clinic.co.th', 'quotes and a comma'],
  ['info@clinic.co.th.', 'info@clinic.co.th', 'a full stop after it'],
  ['info @clinic. co.th', 'info@clinic.co.th', 'spaces inserted by a phone keyboard'],
  ['info@clinic,co,th', 'info@clinic.co.th', 'commas instead of dots'],
  ['info@clinic.co.th, dr@clinic.co.th', 'info@clinic.co.th', 'the first of two, after a comma'],
  ['info@clinic.co.th dr@clinic.co.th', 'info@clinic.co.th', 'the first of two, after a space'],
  ['info@clinic.co.th (งาน)', 'info@clinic.co.th', 'a remark in brackets'],
  ['info@clinic.co.th ครับ', 'info@clinic.co.th', 'a word after it'],
  ['info@clinic.co.th.โทร 081', 'info@clinic.co.th', 'words directly after a full stop'],
  ['a@gmail.comครับ', 'a@gmail.com', 'a word directly after the domain'],
  ['a@mail.clinic.ไทย', 'a@mail.clinic.ไทย', 'a Thai top-level domain'],
  ['a@คลินิก.com', 'a@คลินิก.com', 'a Thai domain label'],
  ['info@clinic.co.th. Call me after 5.', 'info@clinic.co.th', 'an English sentence'],
  ['info@clinic. co. th', 'info@clinic.co.th', 'a space after every dot'],
  ['info@mail.clinic. com', 'info@mail.clinic.com', 'a space before the top-level domain'],
  ['info. desk@clinic.co.th', 'info.desk@clinic.co.th', 'a space in the local part'],
  [`${'\u200b'.repeat(2000)}a@b.co`, 'a@b.co', 'thousands of invisible characters'],
])('extractEmail(%j) is %j (%s)', (typed, address) => {
  expect(extractEmail(typed)).toBe(address);
  expect(emailProblem(typed)).toBeUndefined();
});

it('rejects long texts without excessive backtracking', () => {
  for (const part of ['@', '<', ' ', 'a@', '.,', '?@']) {
    expect(emailProblem(part.repeat(8000))).toBeDefined();
  }
});

// One address for each kind of RFC 5321, 5322 and 6531; docs/guides/api.md lists them.
it.each<[typed: string, problem: string | undefined, why: string]>([
  ['a@b.co', undefined, 'the shortest address'],
  ['first.last+tag@sub.clinic.co.th', undefined, 'dots, a tag, subdomains'],
  ["o'brien_&_co!#$%*/=?^`{|}~-@clinic.com", undefined, 'all signs of a local part'],
  ['0812345678@clinic.com', undefined, 'only digits'],
  ['info@123.com', undefined, 'a domain label of digits'],
  ['info@my-clinic.co.th', undefined, 'a hyphen inside'],
  ['info@คลินิก.ไทย', undefined, 'a Thai domain'],
  ['info@xn--42cga5ezaq3d4a.xn--o3cw4h', undefined, 'a Thai domain in Punycode'],
  ['น้ำ.ใจ@คลินิก.com', undefined, 'Thai with combining marks'],
  [`${'a'.repeat(64)}@b.co`, undefined, 'a local part of 64 characters'],
  [`a@${'b'.repeat(63)}.co`, undefined, 'a label of 63 characters'],
  ['info.clinic.co.th', 'at', 'no @'],
  ['a@@b.co', 'at', 'two @'],
  ['a@b', 'domain', 'no dot in the domain'],
  ['a@', 'domain', 'no domain'],
  ['a@b..co', 'domain', 'two consecutive dots'],
  ['a@-b.co', 'domain', 'a leading hyphen'],
  ['a@b_c.co', 'domain', 'an underscore in a domain'],
  ['a@b c.co', 'domain', 'a space in a domain'],
  ['a@b.c', 'domain', 'a top-level domain of one letter'],
  ['a@192.168.1.1', 'domain', 'an IP address'],
  [`a@${'b'.repeat(64)}.co`, 'domain', 'a label of 64 characters'],
  ['@b.co', 'wrong', 'no local part'],
  ['a..b@c.co', 'wrong', 'two consecutive dots'],
  ['a b@c.co', 'wrong', 'a space'],
  ['a@b.co m', 'domain', 'a space within the top-level domain'],
  ['a"b@c.co', 'wrong', 'a quote'],
  ['😀@b.co', 'wrong', 'an emoji'],
  [`${'a'.repeat(65)}@b.co`, 'wrong', 'a local part of 65 characters'],
  [`a@${`${'b'.repeat(60)}.`.repeat(5)}co`, 'wrong', '308 characters'],
])('emailProblem(%j) is %j (%s)', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem);
});

it.each([
  ['a@gmial.com', 'a@gmail.com'],
  ['A.b@GMAI.COM', 'A.b@gmail.com'],
  ['a@gmal.con', 'a@gmail.com'],
  ['a@gmail', 'a@gmail.com'],
  ['a@yahooo.co.th', 'a@yahoo.co.th'],
  ['a@clinic.con', 'a@clinic.com'],
  ['a@clinic.co.ht', 'a@clinic.co.th'],
  ['a@gmail.com', undefined],
  ['a@mail.com', undefined],
  ['info@คลินิก.ไทย', undefined],
  ['gmial.com', undefined],
])('suggestedEmail(%j) is %j', (typed, suggestion) => {
  expect(suggestedEmail(typed)).toBe(suggestion);
});

it.each([
  ['info@clinic.co.th. โทรหลังบ่าย', true],
  ['a@gmail.comครับ', true],
  ['a@b.co.th, c@d.co.th', true],
  [' info@clinic.co.th. ', false],
  ['อีเมล: info@clinic.co.th', false],
  ['info @ clinic . co . th', false],
  ['ｉｎｆｏ＠clinic。co。th', false],
])('hasMoreThanEmail(%j) is %s', (typed, expected) => {
  expect(hasMoreThanEmail(typed)).toBe(expected);
});
