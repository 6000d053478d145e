import { isReadable } from '@clinicdee/protocol/site-content';
import type {
  CheckboxField,
  CollectionSlug,
  Condition,
  Field,
  FieldAffectingData,
  FieldHook,
  TextareaFieldValidation,
  TextFieldSingleValidation,
  UIField,
} from 'payload';
import { text, textarea } from 'payload/shared';
import { recordsOf } from '../access/records.ts';

type FieldComponent = NonNullable<NonNullable<UIField['admin']['components']>['Field']>;

/** A condition: not in the form of a new document. */
export const isStored: Condition = (_data, _siblings, { operation }) => operation !== 'create';

/** Places a component between the fields of a form. */
export function panel(
  name: string,
  component: FieldComponent,
  admin: Pick<UIField['admin'], 'condition' | 'position'> = {},
): Field {
  return {
    name,
    type: 'ui',
    admin: {
      disableListColumn: true,
      ...admin,
      components: { Field: component },
    },
  };
}

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

/** Marks sample content of the first start. */
export const sampleField = notDuplicated<CheckboxField>({
  name: 'isSample',
  type: 'checkbox',
  defaultValue: false,
  hidden: true,
});

/** Validates that a text has visible characters. */
export const readable: TextFieldSingleValidation = async (value, options) =>
  problemOf(await text(value, options)) ?? checkVisible(value);

/** {@link readable} for a text of several lines. */
export const readableLines: TextareaFieldValidation = async (value, options) =>
  problemOf(await textarea(value, options)) ?? checkVisible(value);

const problemOf = (answer: string | true) => (answer === true ? undefined : answer);
const checkVisible = (value: string | null | undefined) =>
  !value || isReadable(value) || 'พิมพ์อย่างน้อยหนึ่งตัวอักษรที่มองเห็น';

/**
 * Validates that no other document of the collection has the same text. The database's error would name the column
 * instead of the field.
 *
 * @param message the error message
 * @param scope a field: documents with different values of it may have the same text
 */
export function unique(
  collection: CollectionSlug,
  name: string,
  message: string,
  scope?: string,
): TextFieldSingleValidation {
  return async (value, options) => {
    const problem = await readable(value, options);
    if (problem !== true || !value) return problem;
    const { data, id, req } = options;
    const where = {
      [name]: { equals: value },
      ...(id && { id: { not_equals: id } }),
      ...(scope !== undefined && { [scope]: { equals: (data as Record<string, unknown>)[scope] } }),
    };
    return (await recordsOf(req.payload, req).count(collection, where)) === 0 || message;
  };
}
