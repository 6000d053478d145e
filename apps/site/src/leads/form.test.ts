import { describe, expect, it } from 'vitest';
import { leadForm } from '../content/th/lead-form.ts';
import { type LeadFormField, leadFormErrors, leadFormSchema } from './form.ts';

const good = {
  fullName: 'สมชาย ใจดี',
  phone: '081-234-5678',
  email: 'somchai@clinic.co.th',
  orgType: 'จิตเวช',
  extra: '',
  marketing: false,
};
const { errors } = leadForm;
const errorOf = (field: LeadFormField, value: string) =>
  leadFormErrors({ ...good, [field]: value })[field];

it('takes a good form, trimmed', () => {
  expect(leadFormErrors(good)).toEqual({});
  const padded = { ...good, fullName: '  สมชาย ใจดี ', email: ' somchai@clinic.co.th ' };
  expect(leadFormSchema.parse(padded)).toEqual(good);
});

describe('fullName: 2 to 120 characters', () => {
  it.each<[string, string | undefined, string]>([
    ['', errors.fullNameMissing, 'nothing'],
    ['   ', errors.fullNameMissing, 'only spaces'],
    ['ก', errors.fullNameShort, '1'],
    [' ก ', errors.fullNameShort, '1 between spaces'],
    ['กข', undefined, '2'],
    ['ก่', undefined, 'a letter and its tone mark: 2 characters'],
    ['😀', errors.fullNameShort, 'one emoji: 1 character'],
    ['😀😀', undefined, 'two emoji'],
    ['ก'.repeat(120), undefined, '120'],
    [` ${'ก'.repeat(120)} `, undefined, '120 between spaces'],
    ['ก'.repeat(121), errors.fullNameLong, '121'],
    ['น้ำ'.repeat(40), undefined, '120 with combining marks'],
    [`${'น้ำ'.repeat(40)}ๆ`, errors.fullNameLong, '121 with combining marks'],
    ['😀'.repeat(120), undefined, '120 emoji'],
    ['😀'.repeat(121), errors.fullNameLong, '121 emoji'],
  ])('%s → %s (%s)', (value, error) => {
    expect(errorOf('fullName', value)).toBe(error);
  });
});

describe('phone: 8 to 20 characters in the given pattern', () => {
  it.each([
    ['', errors.phoneMissing],
    ['1234567', errors.phoneWrong],
    ['12345678', undefined],
    ['0-8-1-2-3-4-5-6-7-89', undefined],
    ['0-8-1-2-3-4-5-6-7-8-9', errors.phoneWrong],
    ['๐๘๑-๒๓๔-๕๖๗๘', undefined],
    ['(02) 123-4567', undefined],
    ['เบอร์ 0812345678', errors.phoneWrong],
  ])('%s → %s', (value, error) => {
    expect(errorOf('phone', value)).toBe(error);
  });
});

describe('email', () => {
  it.each([
    ['', errors.emailMissing],
    ['a@b', errors.emailWrong],
    ['a b@c.co', errors.emailWrong],
    ['สมชาย@clinic.co.th', errors.emailWrong],
    ['a@@b.co', errors.emailWrong],
    [`${'a'.repeat(250)}@b.co`, errors.emailWrong],
    ['a@b.co', undefined],
    ['first.last+tag@sub.clinic.co.th', undefined],
  ])('%s → %s', (value, error) => {
    expect(errorOf('email', value)).toBe(error);
  });
});

describe('orgType: a choice', () => {
  it.each([
    ['', errors.orgTypeMissing],
    ['ไม่มีในรายการ', errors.orgTypeMissing],
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
    ['ก'.repeat(2001), errors.extraLong],
    ['😀'.repeat(2000), undefined],
    ['a\r\n'.repeat(1000), undefined],
    [`${'a\r\n'.repeat(1000)}a`, errors.extraLong],
  ])('case %#', (value, error) => {
    expect(errorOf('extra', value)).toBe(error);
  });
});

it('names every field at once', () => {
  const empty = { fullName: '', phone: '', email: '', orgType: '', extra: '', marketing: false };
  expect(Object.keys(leadFormErrors(empty))).toEqual(['fullName', 'phone', 'email', 'orgType']);
});
