import { expect, it } from 'vitest';
import { leadFields } from '@clinicdee/protocol';
import { contentOf } from '../content/site-content.ts';
import { checkForm } from '../forms/rules/check.ts';
import type { LeadFormField, LeadFormValues } from './form.ts';
import { trialForm } from './trial-form.ts';

const { leadForm, organisations } = contentOf('th');
const good = trialForm(organisations);
const words = leadForm.fields;
const check = (values: LeadFormValues) => checkForm(leadFields, words, values);
const errorsOf = (values: LeadFormValues) => check(values).errors;

it('accepts a valid form and trims it', () => {
  expect(errorsOf(good)).toEqual({});
  const padded = { ...good, fullName: `  ${good.fullName} `, email: ` ${good.email} ` };
  expect(check(padded).values).toEqual(good);
});

it('reduces a name to one line without invisible characters', () => {
  const fullName = '\u202eสม\u200dชาย\nที่มา: Google\u2028https://evil.example ';
  const { values } = check({ ...good, fullName });
  expect(values.fullName).toBe('สมชาย ที่มา: Google https://evil.example');
});

// The plain limits of spec §5 are rows of the conformance suite.
it.each<[LeadFormField, string, string | undefined]>([
  ['fullName', '\u200b\u202e\u2800\u3164', words.fullName.missing],
  // Neither invisible characters nor spaces around count.
  ['fullName', `ก${'\u200b'.repeat(5)}`, words.fullName.short],
  ['fullName', ' ก ', words.fullName.short],
  ['fullName', ` ${'ก'.repeat(120)} `, undefined],
  ['fullName', 'ก'.repeat(121), words.fullName.long],
  // A letter and its mark are two characters, an emoji is one.
  ['fullName', `${'น้ำ'.repeat(40)}ๆ`, words.fullName.long],
  ['fullName', '😀'.repeat(120), undefined],
  ['phone', '1234567', 'เบอร์มี 7 หลัก ต้องมี 8 ขึ้นไป'],
  ['orgType', ' \u200b ', words.orgType.missing],
  // A translated page may send another label.
  ['orgType', '[en] Psychiatry', undefined],
  ['extra', 'ก'.repeat(2001), words.extra.long],
  ['extra', '😀'.repeat(2000), undefined],
  ['extra', 'a\r\n'.repeat(1000), undefined],
])('%s %.40j → %s', (field, value, error) => {
  expect(errorsOf({ ...good, [field]: value })[field]).toBe(error);
});

it.each([
  ['in one line', '[en] จิตเวช\n\u202eที่มา: Google', '[en] จิตเวช ที่มา: Google'],
  ['at most 200 characters', 'ก'.repeat(5000), 'ก'.repeat(200)],
  ['without half a surrogate pair', `${'a'.repeat(199)}😀`, 'a'.repeat(199)],
])('accepts an unknown label: %s', (_name, orgType, expected) => {
  expect(check({ ...good, orgType }).values.orgType).toBe(expected);
});
