import { landingSections } from '@clinicdee/brand/site-content';
import { campaignPageFields, pageSections } from '@clinicdee/protocol/site-content';
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
  const { fields: text } = blockOf('text');
  expect(fieldIn(text, 'linkText')).toMatchObject({ type: 'text', required: false });
  expect(fieldIn(text, 'paragraphs')).toMatchObject({
    type: 'array',
    fields: [{ name: 'text', type: 'textarea' }],
  });
  const options = fieldIn(blockOf('landing').fields, 'section').options as { value: string }[];
  expect(options.map(({ value }) => value)).toEqual(Object.keys(landingSections));
});

it('gives every field of every section a form', () => {
  for (const kind of Object.keys(pageSections) as (keyof typeof pageSections)[]) {
    const names = named(blockOf(kind).fields).map(({ name }) => name);
    expect(names).toEqual(Object.keys(pageSections[kind].shape));
  }
});

it('says in Thai what is wrong with a field, and nothing of the fields beside it', async () => {
  const { fields } = blockOf('text');
  const empty = { heading: '', paragraphs: [] };
  expect(check(fields, 'heading', empty)).toBe('กรอกช่องนี้');
  expect(check(fields, 'paragraphs', empty)).toBe('ต้องมีอย่างน้อย 1 รายการ');
  expect(check(fields, 'heading', { ...empty, heading: 'ก'.repeat(81) })).toBe(
    'ยาว 81 ตัวอักษร ยาวได้ไม่เกิน 80',
  );
  expect(check(fields, 'heading', { ...empty, heading: 'หัวข้อ' })).toBe(true);
  const whole = { heading: 'หัวข้อ', paragraphs: [{ text: 'ข้อความ' }] };
  expect(check(fields, 'linkText', { ...whole, linkAddress: '/articles' })).toBe('กรอกช่องนี้');
  const wrong = { ...whole, linkAddress: 'articles', linkText: 'อ่าน' };
  expect(await check(fields, 'linkAddress', wrong)).toBe(
    'กรอกหน้าในเว็บที่ขึ้นต้นด้วย / หรือที่อยู่ที่ขึ้นต้นด้วย https://',
  );
});
