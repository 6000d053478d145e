import type { FieldAffectingData, FieldHook } from 'payload';

/** A field that is stored. */
type StoredField = Exclude<FieldAffectingData, { type: 'tab' | 'ui' }>;

/**
 * A field whose value belongs to one record alone, such as the addresses that it had or the day it was published: in a
 * copy of the record it is empty.
 */
export function ofOneRecord<Field extends StoredField>(field: Field): Field {
  return { ...field, hooks: { ...field.hooks, beforeDuplicate: [emptied] } };
}

const emptied: FieldHook = ({ field }) => {
  if (field.type === 'checkbox') return false;
  return 'hasMany' in field && field.hasMany ? [] : null;
};
