import { leadFields, textOrEmpty } from '@clinicdee/protocol';
import { expect, it } from 'vitest';
import { contentOf } from '../../content/site-content.ts';
import { th } from '../../content/th/index.ts';
import { trialForm } from '../../leads/trial-form.ts';
import { checkForm } from './check.ts';

it('accepts the form of canaries', () => {
  const values = trialForm(contentOf('th').organisations);
  expect(checkForm(leadFields, th.leadForm.fields, values).errors).toEqual({});
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
