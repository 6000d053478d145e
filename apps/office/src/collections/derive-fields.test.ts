import {
  campaignPageFields,
  homeSections,
  pageSections,
  sectionNames,
} from '@clinicdee/protocol/site-content';
import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { blockOf, fieldsOf } from './derive-fields.ts';

type Named = Extract<Field, { name: string }>;
const named = (fields: readonly Field[]) => fields as Named[];
const fieldIn = (fields: readonly Field[], name: string) =>
  named(fields).find((field) => field.name === name) as Named & Record<string, unknown>;

/** Validates a value as Payload does before publishing. */
const check = (fields: readonly Field[], name: string, siblingData: Record<string, unknown>) => {
  const { validate } = fieldIn(fields, name) as { validate?: unknown };
  return (validate as (value: unknown, options: object) => unknown)(siblingData[name], {
    siblingData,
    event: 'onChange',
  });
};

it('derives type, label and obligation of a field from its schema', () => {
  const fields = fieldsOf(campaignPageFields);
  expect(fieldIn(fields, 'heading')).toMatchObject({
    type: 'text',
    label: 'พาดหัว',
    required: true,
  });
  expect(fieldIn(fields, 'lead')).toMatchObject({ type: 'textarea', label: 'คำนำ' });
  expect(fieldIn(fields, 'isHidden')).toMatchObject({ type: 'checkbox', defaultValue: false });
  const { fields: text } = blockOf('text', pageSections.text);
  expect(fieldIn(text, 'linkText')).toMatchObject({ type: 'text', required: false });
  expect(fieldIn(text, 'paragraphs')).toMatchObject({
    type: 'array',
    fields: [{ name: 'text', type: 'textarea' }],
  });
  const options = fieldIn(blockOf('landing', pageSections.landing).fields, 'section').options as {
    value: string;
  }[];
  expect(options.map(({ value }) => value)).toEqual(sectionNames);
});

it('gives every field of every section a form', () => {
  for (const [kind, schema] of Object.entries({ ...pageSections, ...homeSections })) {
    const names = named(blockOf(kind, schema).fields).map(({ name }) => name);
    expect(names).toEqual(Object.keys(schema.shape));
  }
});

it('gives a new section the built-in texts, and a fixed number of rows their places', () => {
  const { fields } = blockOf('problems', homeSections.problems, { title: ['ก'] });
  const { defaultValue } = fieldIn(fields, 'title') as { defaultValue?: unknown };
  expect((defaultValue as () => unknown)()).toEqual(['ก']);
  expect(fieldIn(fields, 'title')).toMatchObject({ type: 'text', hasMany: true });
  expect(fieldIn(fields, 'pairs')).toMatchObject({
    ...{ minRows: 4, maxRows: 4 },
    admin: { isSortable: false },
  });
});

it('says in Thai what is wrong with a field, and nothing of the fields beside it', () => {
  const { fields } = blockOf('text', pageSections.text);
  const empty = { heading: '', paragraphs: [] };
  expect(check(fields, 'heading', empty)).toBe('กรอกช่องนี้');
  expect(check(fields, 'paragraphs', empty)).toBe('ต้องมีอย่างน้อย 1 รายการ');
  expect(check(fields, 'heading', { ...empty, heading: 'ก'.repeat(81) })).toBe(
    'ยาว 81 ตัวอักษร ยาวได้ไม่เกิน 80',
  );
  expect(check(fields, 'heading', { ...empty, heading: 'หัวข้อ' })).toBe(true);
  const whole = { heading: 'หัวข้อ', paragraphs: [{ text: 'ข้อความ' }] };
  expect(check(fields, 'linkText', { ...whole, linkAddress: '/articles' })).toBe('กรอกช่องนี้');
});
