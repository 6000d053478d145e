import type { Field, TextareaField, TextField } from 'payload';

/** Fields beside each other. */
export const row = (...fields: Field[]): Field => ({ type: 'row', fields });

/** A text, with what is said below it. */
export const text = (name: string, label: string, description?: string): TextField => ({
  name,
  label,
  type: 'text',
  ...(description !== undefined && { admin: { description } }),
});

/** The same with room for a few lines; a break that somebody types in it is a space to visitors. */
export const longText = (
  ...[name, label, description]: Parameters<typeof text>
): TextareaField => ({
  name,
  label,
  type: 'textarea',
  admin: { rows: 3, ...(description !== undefined && { description }) },
});

/**
 * A text that begins as the file has it. As a function, since what is plain becomes a default of the database's
 * column: another vendor's words would be a step that is missing.
 */
export const textFrom = (
  from: object,
  ...[name, label, description]: Parameters<typeof text>
): TextField => ({
  ...text(name, label, description),
  defaultValue: () => (from as Record<string, string>)[name] ?? '',
});

/** A calendar day. @param passed what is said once it lies behind */
export const day = (name: string, label: string, passed?: string): TextField => ({
  ...text(name, label),
  admin: {
    components: {
      Field: { path: '/admin/site-content/day-field.tsx#DayField', clientProps: { passed } },
    },
  },
});

/** How the entries of a list are called in its headings: by a field, whose codes may have words. */
export const calledBy = (kind: string, by: string, words?: Readonly<Record<string, string>>) => ({
  RowLabel: { path: '/admin/site-content/row-name.tsx#RowName', clientProps: { kind, by, words } },
});

/**
 * A list, which begins as the file has it.
 *
 * @param by the field by which an entry is known, and what its codes are called
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
  admin: { components: calledBy(label, ...by) },
  fields,
});
