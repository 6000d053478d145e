import { describe, expect, it } from 'vitest';
import { leadFields } from '@clinicdee/protocol';
import { contentOf } from '../content/site-content.ts';
import { checkForm } from '../forms/rules/check.ts';
import { emptyLeadForm, type LeadFormField, type LeadFormValues } from './form.ts';

const good = {
  ...emptyLeadForm,
  fullName: 'สมชาย ใจดี',
  phone: '081-234-5678',
  email: 'somchai@clinic.co.th',
  orgType: 'จิตเวช',
};
const { leadForm } = contentOf('th');
const words = leadForm.fields;
const check = (values: LeadFormValues) => checkForm(leadFields, words, values);
const errorsOf = (values: LeadFormValues) => check(values).errors;
const errorOf = (field: LeadFormField, value: string) =>
  errorsOf({ ...good, [field]: value })[field];

it('accepts a valid form and trims it', () => {
  expect(errorsOf(good)).toEqual({});
  const padded = { ...good, fullName: '  สมชาย ใจดี ', email: ' somchai@clinic.co.th ' };
  expect(check(padded).values).toEqual(good);
});

it('reduces a name to one line without invisible characters', () => {
  const fullName = '\u202eสม\u200dชาย\nที่มา: Google\u2028https://evil.example ';
  const { values } = check({ ...good, fullName });
  expect(values.fullName).toBe('สมชาย ที่มา: Google https://evil.example');
});

describe('fullName: 2 to 120 characters', () => {
  it.each<[string, string | undefined, string]>([
    ['', words.fullName.missing, 'empty'],
    ['   ', words.fullName.missing, 'only spaces'],
    ['\u200b\u202e\u2800\u3164', words.fullName.missing, 'only invisible characters'],
    [`ก${'\u200b'.repeat(5)}`, words.fullName.short, '1 and invisible characters'],
    [`${'ก'.repeat(120)}\u200b`, undefined, '120 and invisible characters'],
    ['ก', words.fullName.short, '1'],
    [' ก ', words.fullName.short, '1 between spaces'],
    ['กข', undefined, '2'],
    ['ก่', undefined, 'a letter and its tone mark: 2 characters'],
    ['😀', words.fullName.short, 'one emoji: 1 character'],
    ['😀😀', undefined, 'two emoji'],
    ['ก'.repeat(120), undefined, '120'],
    [` ${'ก'.repeat(120)} `, undefined, '120 between spaces'],
    ['ก'.repeat(121), words.fullName.long, '121'],
    ['น้ำ'.repeat(40), undefined, '120 with combining marks'],
    [`${'น้ำ'.repeat(40)}ๆ`, words.fullName.long, '121 with combining marks'],
    ['😀'.repeat(120), undefined, '120 emoji'],
    ['😀'.repeat(121), words.fullName.long, '121 emoji'],
  ])('%s → %s (%s)', (value, error) => {
    expect(errorOf('fullName', value)).toBe(error);
  });
});

describe('phone: 8 to 20 characters in the given pattern', () => {
  it.each([
    ['', words.phone.missing],
    ['1234567', 'เบอร์มี 7 หลัก ต้องมี 8 ขึ้นไป'],
    ['๐๘๑-๒๓', 'เบอร์มี 5 หลัก ต้องมี 8 ขึ้นไป'],
    ['0812345678901234', 'เบอร์มี 16 หลัก มีได้ไม่เกิน 15'],
    ['++66812345678', words.phone.wrong],
    ['12345678', undefined],
    ['0-8-1-2-3-4-5-6-7-89', undefined],
    ['0-8-1-2-3-4-5-6-7-8-9', words.phone.wrong],
    ['๐๘๑-๒๓๔-๕๖๗๘', undefined],
    ['(02) 123-4567', undefined],
    ['เบอร์ 0812345678', undefined],
    ['081-234-5678 หรือ 02-123-4567', undefined],
  ])('%s → %s', (value, error) => {
    expect(errorOf('phone', value)).toBe(error);
  });
});

describe('email', () => {
  it.each([
    ['', words.email.missing],
    ['a@b', words.email.domain],
    ['ไม่มี', words.email.at],
    ['a b@c.co', words.email.wrong],
    ['สมชาย@clinic.co.th', undefined],
    ['info@คลินิก.ไทย', undefined],
    ['a@gmial.com', undefined],
    ['a@@b.co', words.email.at],
    [`${'a'.repeat(250)}@b.co`, words.email.wrong],
    ['a@b.co', undefined],
    ['first.last+tag@sub.clinic.co.th', undefined],
  ])('%s → %s', (value, error) => {
    expect(errorOf('email', value)).toBe(error);
  });
});

describe('orgType: required; a translated page may send another label', () => {
  it.each([
    ['', words.orgType.missing],
    [' \u200b ', words.orgType.missing],
    ['ไม่มีในรายการ', undefined],
    ['[en] Psychiatry', undefined],
    ['ไม่ระบุ', undefined],
    ['เวชศาสตร์การเดินทาง', undefined],
  ])('%s → %s', (value, error) => {
    expect(errorOf('orgType', value)).toBe(error);
  });
});

describe('extra: optional, at most 2000 characters', () => {
  it.each([
    ['', undefined],
    ['ก'.repeat(2000), undefined],
    ['ก'.repeat(2001), words.extra.long],
    ['😀'.repeat(2000), undefined],
    ['a\r\n'.repeat(1000), undefined],
    [`${'a\r\n'.repeat(1000)}a`, words.extra.long],
  ])('case %#', (value, error) => {
    expect(errorOf('extra', value)).toBe(error);
  });
});

it.each([
  ['in one line', '[en] จิตเวช\n\u202eที่มา: Google', '[en] จิตเวช ที่มา: Google'],
  ['at most 200 characters', 'ก'.repeat(5000), 'ก'.repeat(200)],
  ['without half a surrogate pair', `${'a'.repeat(199)}😀`, 'a'.repeat(199)],
])('accepts an unknown label: %s', (_name, orgType, expected) => {
  expect(check({ ...good, orgType }).values.orgType).toBe(expected);
});

it('reports all required fields at once', () => {
  expect(Object.keys(errorsOf(emptyLeadForm))).toEqual(['fullName', 'phone', 'email', 'orgType']);
});
