import { homeSections, pageSections, siteContentSubjects } from '@clinicdee/protocol/site-content';
import type { Field } from 'payload';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { blockOf, fieldsOf } from './derive-fields.ts';

type Named = Extract<Field, { name: string }>;
/** The fields of a form, also those in rows. */
const named = (fields: readonly Field[]): Named[] =>
  fields.flatMap((field) => (field.type === 'row' ? named(field.fields) : [field as Named]));
const fieldIn = (fields: readonly Field[], name: string) =>
  named(fields).find((field) => field.name === name) as Named & Record<string, unknown>;

/** Expects a field for each value of a schema and of the lists and groups in it. */
function expectWholeForm(fields: readonly Field[], { shape }: z.ZodMiniObject): void {
  expect(named(fields).map(({ name }) => name)).toEqual(Object.keys(shape));
  for (const [name, leaf] of Object.entries(shape)) {
    const list = leaf instanceof z.ZodMiniDefault ? leaf.def.innerType : leaf;
    const inner = list instanceof z.ZodMiniArray ? list.def.element : list;
    if (inner instanceof z.ZodMiniObject)
      expectWholeForm(fieldIn(fields, name).fields as Field[], inner);
  }
}

it('gives every field of every section and fact a form', () => {
  for (const [kind, schema] of Object.entries({ ...pageSections, ...homeSections }))
    expectWholeForm(blockOf(kind, schema).fields, schema);
  const { home, 'home-en': english, ...facts } = siteContentSubjects;
  expect(english).toBe(home);
  for (const schema of Object.values(facts)) expectWholeForm(fieldsOf(schema), schema);
});

it('gives a new section the built-in texts, and a fixed number of rows their places', () => {
  const { fields } = blockOf('problems', homeSections.problems, { title: ['ก'] });
  const { defaultValue } = fieldIn(fields, 'title') as { defaultValue?: unknown };
  expect((defaultValue as () => unknown)()).toEqual(['ก']);
  expect(fieldIn(fields, 'title')).toMatchObject({ type: 'text', hasMany: true });
  expect(fieldIn(fields, 'pairs')).toMatchObject({
    minRows: 4,
    maxRows: 4,
    admin: { isSortable: false },
  });
});
