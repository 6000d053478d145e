import type { FieldAffectingData, FieldHook } from 'payload';

/** A field that is stored. */
type StoredField = Exclude<FieldAffectingData, { type: 'tab' | 'ui' }>;

/**
 * Makes a field empty in duplicates of a document: for values that belong to a single document, such as former slugs
 * or the date of publication.
 */
export function notDuplicated<Field extends StoredField>(field: Field): Field {
  return { ...field, hooks: { ...field.hooks, beforeDuplicate: [emptied] } };
}

const emptied: FieldHook = ({ field }) => {
  if (field.type === 'checkbox') return false;
  return 'hasMany' in field && field.hasMany ? [] : null;
};
