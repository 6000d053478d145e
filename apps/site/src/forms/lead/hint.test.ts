import { expect, it } from 'vitest';
import { contentOf } from '../../content/site-content.ts';
import { leadFields } from '@clinicdee/protocol';
import { emptyLeadForm } from '../../leads/form.ts';
import { trialForm } from '../../leads/trial-form.ts';
import { checkForm } from '../rules/check.ts';
import { hint } from './hint.ts';

const { leadForm } = contentOf('th');
const good = trialForm(contentOf('th').organisations);

it.each([
  ['nothing filled in', {}, 'ยังขาด ชื่อ–นามสกุล เบอร์โทร อีเมล และประเภทองค์กร'],
  ['two missing', { ...good, phone: '', email: ' ' }, 'ยังขาด เบอร์โทร และอีเมล'],
  ['one missing, one invalid', { ...good, phone: '12', email: '' }, 'ยังขาด อีเมล · ยังต้องแก้ เบอร์โทร'],
  ['only invalid fields', { ...good, phone: '12', email: 'a' }, 'ยังต้องแก้ เบอร์โทร และอีเมล'],
  ['too long a text', { ...good, extra: 'ก'.repeat(2001) }, 'ยังต้องแก้ รายละเอียดเพิ่มเติม'],
  ['a complete form', good, ''],
])('names missing and invalid fields: %s', (_name, typed, expected) => {
  const values = { ...emptyLeadForm, ...typed };
  const { errors } = checkForm(leadFields, leadForm.fields, values);
  expect(hint(values, errors, leadForm)).toBe(expected);
});

it('separates the fields in English', () => {
  const words = contentOf('en').leadForm;
  const { errors } = checkForm(leadFields, words.fields, emptyLeadForm);
  expect(hint(emptyLeadForm, errors, words)).toMatch(/^Still missing: Full name, .+ and Type/);
});
