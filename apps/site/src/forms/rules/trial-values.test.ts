import { leadFields, registrationFields, textOrEmpty } from '@clinicdee/protocol';
import { expect, it } from 'vitest';
import { contentOf } from '../../content/site-content.ts';
import { th } from '../../content/th/index.ts';
import { leadFormRules } from '../../leads/form.ts';
import { trialForm } from '../../leads/trial-form.ts';
import { registrationRules } from '../../registrations/form.ts';
import { firstMessages, formSchema } from './schema.ts';
import { trialValues } from './trial-values.ts';

const content = contentOf('th');

it('generates a valid lead form', () => {
  const values = trialForm(content.organisations);
  expect(leadFormRules(th.leadForm.fields).errorsOf(values)).toEqual({});
});

it('generates a valid registration form', () => {
  const values = trialValues(registrationFields, { package: content.packages[0]?.id ?? '' });
  const { errorsOf } = registrationRules(content.registration.fields, content.packages);
  expect(errorsOf(values)).toEqual({});
});

it.each([
  { is: 'name', min: 1, max: 50 },
  { is: 'name', min: 30, max: 120 },
  { is: 'name', min: 1, max: 3 },
  { is: 'text', max: 50 },
  { is: 'note', max: 2000 },
  { is: 'count', min: 2, max: 9 },
  { is: 'phone' },
  { is: 'email' },
  { is: 'tick' },
] as const)('generates a valid value for the rule %j', (rule) => {
  const fields = { ...leadFields, one_more: { ...textOrEmpty(200), form: { name: 'more', rule } } };
  const words = {
    ...th.leadForm.fields,
    more: { label: 'เพิ่ม', missing: 'ขาด', short: 'สั้น', long: 'ยาว' },
  };
  const schema = formSchema(fields, words as never, {});
  const [choice = ''] = content.organisations.flatMap(({ options }) => options[0]?.label ?? []);
  expect(firstMessages(schema, trialValues(fields, { orgType: choice }))).toEqual({});
});

it('accepts an empty short text, limits its length and joins its lines', () => {
  const rule = { is: 'text', max: 5 } as const;
  const fields = { note: { ...textOrEmpty(50), form: { name: 'note', rule } } };
  const schema = formSchema(fields, { note: { label: 'ข้อ', long: 'ยาวไป' } }, {});
  expect(firstMessages(schema, { note: '' })).toEqual({});
  expect(firstMessages(schema, { note: 'น้ำ12' })).toEqual({});
  expect(firstMessages(schema, { note: '123456' })).toEqual({ note: 'ยาวไป' });
  expect(schema.parse({ note: 'ก\nข' })).toEqual({ note: 'ก ข' });
});
