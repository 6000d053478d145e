import { type FormInput, formRegistry } from '@clinicdee/protocol/site-content';
import type { ArrayField, Block, Field } from 'payload';
import * as z from 'zod/mini';
import { type Rules, validation } from './validate-fields.ts';

/** The components of inputs that Payload does not have. */
const components: Partial<Record<FormInput, string>> = {
  baht: '/admin/site-content/fields.tsx#BahtField',
  day: '/admin/site-content/fields.tsx#DayField',
  packageInForm: '/admin/site-content/fields.tsx#PackageInForm',
  packageOnSale: '/admin/site-content/published-choices.tsx#PackageOnSale',
  promotion: '/admin/site-content/published-choices.tsx#PromotionChoice',
  wordGroups: '/admin/site-content/word-groups.tsx#WordGroups',
};

/**
 * Derives the fields of a form from a schema: types from the schema, labels from the registry beside it. Each field is
 * validated by the schema, with Thai messages; drafts may be invalid.
 */
export const fieldsOf = (schema: z.ZodMiniObject): Field[] => fieldsWith({ schema, whole: schema });

function fieldsWith({ schema, whole }: Rules): Field[] {
  const fields: Field[] = [];
  for (const [name, leaf] of Object.entries(schema.shape) as [string, z.ZodMiniType][]) {
    const entry = formRegistry.get(leaf);
    if (!entry) continue;
    const field = fieldOf({ schema, whole }, name, leaf);
    const before = entry.isBeside ? fields.pop() : undefined;
    if (before?.type === 'row') fields.push({ ...before, fields: [...before.fields, field] });
    else fields.push(before ? { type: 'row', fields: [before, field] } : field);
  }
  return fields;
}

/** Derives the block of a kind of section. @param texts its first values */
export function blockOf(kind: string, schema: z.ZodMiniObject, texts: object = {}): Block {
  const { label, labelledBy = '' } = entryOf(schema);
  const { RowLabel } = rowLabel(label, labelledBy, schema);
  return {
    slug: kind,
    labels: { singular: label, plural: label },
    admin: {
      disableBlockName: true,
      images: { thumbnail: { url: `/sections/${kind}.svg`, alt: '' } },
      components: { Label: RowLabel },
    },
    fields: withFirstValues(fieldsWith({ schema, whole: undefined }), texts),
  };
}

/**
 * Sets values as the default values of fields. They are functions, since a constant would become the column's
 * default, which another brand could change only with a migration.
 */
export function withFirstValues(fields: Field[], values: object): Field[] {
  return fields.map((field) => {
    if (field.type === 'row') return { ...field, fields: withFirstValues(field.fields, values) };
    const value: unknown = 'name' in field ? Reflect.get(values, field.name) : undefined;
    if (value === undefined || 'defaultValue' in field) return field;
    if (field.type === 'group')
      return { ...field, fields: withFirstValues(field.fields, Object(value) as object) };
    return { ...field, defaultValue: () => value } as Field;
  });
}

function fieldOf(rules: Rules, name: string, leaf: z.ZodMiniType): Field {
  const { label, description, input, isChecked = false, options, passed } = entryOf(leaf);
  const component = input && components[input];
  const admin = {
    ...(description !== undefined && { description }),
    ...(component && { components: { Field: { path: component, clientProps: { passed } } } }),
  };
  const plain = { name, label, admin };
  const inner = unwrapped(leaf);
  if (inner instanceof z.ZodMiniBoolean) {
    const validate = validation(rules, name);
    return { ...plain, type: 'checkbox', defaultValue: isChecked, validate };
  }
  if (inner instanceof z.ZodMiniObject) {
    return { ...plain, type: 'group', fields: fieldsWith({ ...rules, schema: inner }) };
  }
  const required = !leaf.safeParse(undefined).success;
  const common = { ...plain, required, validate: validation(rules, name, input) };
  // A text with a line per group: hundreds of array rows would make the form too slow.
  if (input === 'wordGroups') return { ...common, type: 'json' };
  if (inner instanceof z.ZodMiniArray) return listOf(rules, inner, leaf, common);
  if (options) return { ...common, type: 'select', options: optionsOf(options) };
  if (inner instanceof z.ZodMiniNumber) return { ...common, type: 'number' };
  if (!(inner instanceof z.ZodMiniString)) throw new Error(`${name}: no field for this type`);
  return input === 'long' ? { ...common, type: 'textarea' } : { ...common, type: 'text' };
}

/** A list of choices, texts or entries with fields; the rows of a fixed number cannot be moved. */
function listOf(
  rules: Rules,
  { def: { element } }: z.ZodMiniArray,
  leaf: z.ZodMiniType,
  common: Pick<ArrayField, 'name' | 'label' | 'admin' | 'required'> & {
    validate: ReturnType<typeof validation>;
  },
): Field {
  const { options } = formRegistry.get(element) ?? {};
  if (options)
    return { ...common, type: 'select', hasMany: true, options: optionsOf(options) } as Field;
  if (element instanceof z.ZodMiniString)
    return { ...common, type: 'text', hasMany: true } as Field;
  if (!(element instanceof z.ZodMiniObject))
    throw new Error(`${common.name}: no list of this type`);
  const { label, labelledBy = '', count, entryName = label, isCollapsed = false } = entryOf(leaf);
  return {
    ...common,
    type: 'array',
    labels: { singular: entryName, plural: entryName },
    minRows: count ?? (common.required ? 1 : 0),
    ...(count !== undefined && { maxRows: count }),
    fields: fieldsWith({ ...rules, schema: element }),
    admin: {
      ...common.admin,
      initCollapsed: isCollapsed,
      isSortable: count === undefined,
      components: rowLabel(entryName, labelledBy, element),
    },
  };
}

/** Labels the entries of a list by a field of theirs. */
const rowLabel = (kind: string, by: string, { shape }: z.ZodMiniObject) => {
  const leaf = shape[by] as z.ZodMiniType | undefined;
  const words = leaf && formRegistry.get(leaf)?.options;
  return {
    RowLabel: {
      path: '/admin/site-content/row-name.tsx#RowName',
      clientProps: { kind, by, words },
    },
  };
};

/** Returns the options of a select field, from the labels of their values. */
const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** @throws Error for a schema without a form */
export function entryOf(schema: z.ZodMiniType) {
  const entry = formRegistry.get(schema);
  if (!entry) throw new Error('the schema has no entry in the form registry');
  return entry;
}

/** Returns the schema inside a default or an optional one. */
const unwrapped = (schema: z.ZodMiniType): unknown =>
  schema instanceof z.ZodMiniDefault || schema instanceof z.ZodMiniOptional
    ? schema.def.innerType
    : schema;
