import type { Field, TextareaField, TextField } from 'payload';

/** Fields in a row. */
export const row = (...fields: Field[]): Field => ({ type: 'row', fields });

/** A text field with an optional description. */
export const text = (name: string, label: string, description?: string): TextField => ({
  name,
  label,
  type: 'text',
  ...(description !== undefined && { admin: { description } }),
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

/**
 * A text field with a default from the repository. The default is a function, since a constant would become the
 * column's default, which another brand could change only with a migration.
 */
export const textFrom = (
  from: object,
  ...[name, label, description]: Parameters<typeof text>
): TextField => ({
  ...text(name, label, description),
  defaultValue: () => (from as Record<string, string>)[name] ?? '',
});

/** A calendar day. @param passed the message once the day is past */
export const day = (name: string, label: string, passed?: string): TextField => ({
  ...text(name, label),
  admin: {
    components: {
      Field: { path: '/admin/site-content/day-field.tsx#DayField', clientProps: { passed } },
    },
  },
});

/** Labels the rows of a list by a field, with optional labels of its values. */
export const rowLabel = (kind: string, by: string, words?: Readonly<Record<string, string>>) => ({
  RowLabel: { path: '/admin/site-content/row-name.tsx#RowName', clientProps: { kind, by, words } },
});

/**
 * A list with default rows from the repository.
 *
 * @param by the field that labels a row, with labels of its values
 */
export const list = (
  name: string,
  label: string,
  file: object[],
  by: [field: string, words?: Readonly<Record<string, string>>],
  fields: Field[],
): Field => ({
  name,
  label,
  labels: { singular: label, plural: label },
  type: 'array',
  defaultValue: file,
  admin: { components: rowLabel(label, ...by) },
  fields,
});
