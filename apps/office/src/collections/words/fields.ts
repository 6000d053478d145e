import type { Field, TextField } from 'payload';

/** Fields beside each other. */
export const row = (...fields: Field[]): Field => ({ type: 'row', fields });

/** A text, with what is said below it. */
export const text = (name: string, label: string, description?: string): TextField => ({
  name,
  label,
  type: 'text',
  ...(description !== undefined && { admin: { description } }),
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
      Field: { path: '/admin/words/day-field.tsx#DayField', clientProps: { passed } },
    },
  },
});

/** A list, which begins as the file has it. */
export const list = (name: string, label: string, file: object[], fields: Field[]): Field => ({
  name,
  label,
  labels: { singular: label, plural: label },
  type: 'array',
  defaultValue: file,
  fields,
});
