import { leadFields, registrationFields, textOrEmpty } from '@clinicdee/protocol';
import { expect, it } from 'vitest';
import { contentOf } from '../../content/site-content.ts';
import { th } from '../../content/th/index.ts';
import { checkRegistration } from '../../registrations/form.ts';
import { checkForm } from './check.ts';
import { trialValues } from './trial-values.ts';

const content = contentOf('th');

it('generates a valid registration form', () => {
  const values = trialValues(registrationFields, { package: content.packages[0]?.id ?? '' });
  const { errors } = checkRegistration(content.registration.fields, content.packages, values);
  expect(errors).toEqual({});
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
  const [choice = ''] = content.organisations.flatMap(({ options }) => options[0]?.label ?? []);
  const values = trialValues(fields, { orgType: choice });
  expect(checkForm(fields, words as never, values).errors).toEqual({});
});

it('accepts an empty short text, limits its length and joins its lines', () => {
  const rule = { is: 'text', max: 5 } as const;
  const fields = { note: { ...textOrEmpty(50), form: { name: 'note', rule } } };
  const check = (note: string) =>
    checkForm(fields, { note: { label: 'ข้อ', long: 'ยาวไป' } }, { note });
  expect(check('').errors).toEqual({});
  expect(check('น้ำ12').errors).toEqual({});
  expect(check('123456').errors).toEqual({ note: 'ยาวไป' });
  expect(check('ก\nข').values).toEqual({ note: 'ก ข' });
});
