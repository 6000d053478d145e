import { type FormWords, leadFields, textOrEmpty, wireShape } from '@clinicdee/protocol';
import { fingerprintOf } from '@clinicdee/protocol/http/secrets';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { th } from '../content/th/index.ts';
import { emptyForm, firstMessages, formSchema } from '../forms/rules/schema.ts';
import { readForm, writtenPart } from '../forms/rules/serialize.ts';
import { samplePayload } from '../../test/sample-payload.ts';

/*
 * Follows the recipe of CONTRIBUTING.md with an additional field: apart from the control, the site needs only the list
 * and the labels. The office's part is in `apps/office/test/one-field-more.test.ts`.
 */
const fields = {
  ...leadFields,
  opening_month: {
    ...textOrEmpty(50),
    form: { name: 'openingMonth', rule: { is: 'name', min: 2, max: 20 } },
  },
} as const;
const words = {
  ...th.leadForm.fields,
  openingMonth: { label: 'เดือนที่เปิด', missing: 'กรอกเดือน', short: 'สั้นไป', long: 'ยาวไป' },
};
const isChoice = { orgType: (value: string) => value === 'จิตเวช' };
const good = {
  ...emptyForm(fields),
  fullName: 'สมชาย ใจดี',
  phone: '0812345678',
  email: 'a@clinic.co.th',
  orgType: 'จิตเวช',
  openingMonth: 'มีนาคม',
};

it('does not compile without its labels', () => {
  // @ts-expect-error The labels of the field are missing.
  const incomplete: FormWords<typeof fields> = th.leadForm.fields;
  expect(Object.keys(incomplete)).not.toContain('openingMonth');
});

it('is validated with its own messages', () => {
  const schema = formSchema(fields, words, isChoice);
  expect(firstMessages(schema, good)).toEqual({});
  expect(firstMessages(schema, { ...good, openingMonth: ' ' })).toEqual({
    openingMonth: 'กรอกเดือน',
  });
  expect(firstMessages(schema, { ...good, openingMonth: 'ก'.repeat(21) })).toEqual({
    openingMonth: 'ยาวไป',
  });
  expect(emptyForm(fields).openingMonth).toBe('');
});

it.each([{ openingMonth: 'มีนาคม' }, { opening_month: 'มีนาคม' }])('is read from %j', (sent) => {
  expect(readForm(fields, sent).openingMonth).toBe('มีนาคม');
});

it('is in the payload, and empty in a lead that was stored before it existed', () => {
  const payload = z.object(wireShape(fields));
  const sent = { ...samplePayload, ...writtenPart(fields, good) };
  expect(z.parse(payload, sent)).toMatchObject({ opening_month: 'มีนาคม', fullname: 'สมชาย ใจดี' });
  expect(z.parse(payload, samplePayload).opening_month).toBe('');
});

it('distinguishes two leads that are otherwise equal', () => {
  const one = fingerprintOf({ ...samplePayload, opening_month: 'มีนาคม' }, fields);
  const other = fingerprintOf({ ...samplePayload, opening_month: 'เมษายน' }, fields);
  expect(one).not.toBe(other);
});
