import type { Field, NumberField, SelectField, TextareaField, TextField } from 'payload';

type Labels = Readonly<Record<string, string>>;

/** Fields in a row. */
export const row = (...fields: Field[]): Field => ({ type: 'row', fields });

/** A text field with an optional description. */
export const text = (name: string, label: string, description?: string): TextField => ({
  name,
  label,
  type: 'text',
  ...(description !== undefined && { admin: { description } }),
});

/** A list of texts, entered one by one. */
export const texts = (name: string, label: string, description: string): Field => ({
  ...{ name, label, type: 'text', hasMany: true },
  admin: { description },
});

/** A text field of several lines; line breaks become spaces on the site. */
export const longText = (
  ...[name, label, description]: Parameters<typeof text>
): TextareaField => ({
  name,
  label,
  type: 'textarea',
  admin: { rows: 3, ...(description !== undefined && { description }) },
});

/** A text field with another component. */
export const textWith = (Field: string, name: string, label: string): TextField => ({
  ...text(name, label),
  admin: { components: { Field } },
});

/** A price in baht, stored in satang. */
export const baht = (name: string, label: string): NumberField => ({
  ...{ name, label, type: 'number' },
  admin: { components: { Field: '/admin/site-content/fields.tsx#BahtField' } },
});

/** Options of a select field, from the labels of their values. */
export const optionsOf = (labels: Labels) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A select field with the labels of its values. */
export const select = (name: string, label: string, labels: Labels): SelectField => ({
  ...{ name, label, type: 'select' },
  options: optionsOf(labels),
});

/** A calendar day. @param passed the message once the day is past */
export const day = (name: string, label: string, passed?: string): TextField => ({
  ...text(name, label),
  admin: {
    components: {
      Field: { path: '/admin/site-content/fields.tsx#DayField', clientProps: { passed } },
    },
  },
});

/** Labels the rows of a list by a field, with optional labels of its values. */
export const rowLabel = (kind: string, by: string, words?: Labels) => ({
  RowLabel: { path: '/admin/site-content/row-name.tsx#RowName', clientProps: { kind, by, words } },
});

/** A list. @param by the field that labels a row, with labels of its values */
export const list = (
  name: string,
  label: string,
  by: [field: string, words?: Labels],
  fields: Field[],
): Field => ({
  name,
  label,
  labels: { singular: label, plural: label },
  type: 'array',
  admin: { components: rowLabel(label, ...by) },
  fields,
});

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
