import * as z from 'zod/mini';

/**
 * The inputs that do not follow from the type of a field: several lines, a link target, and components of the office
 * (`collections/derive-fields.ts`).
 */
export type FormInput =
  'long' | 'link' | 'baht' | 'day' | 'packageInForm' | 'packageOnSale' | 'promotion' | 'wordGroups';

/** How the back office shows a field in a form, a section in the list of sections, or a subject. */
export interface FormEntry {
  /** Thai, for staff. */
  label: string;
  description?: string;
  input?: FormInput;
  /** For a choice: the labels of its values. */
  options?: Readonly<Record<string, string>>;
  /** Whether the field stands in one row with the field before it. */
  isBeside?: boolean;
  /** For a checkbox: whether it is checked at first. */
  isChecked?: boolean;
  /** For a day: the warning once it is past. */
  passed?: string;
  /** For a list or a section: the field that labels an entry. */
  labelledBy?: string;
  /** For a list: the name of an entry without a label, if not that of the list. */
  entryName?: string;
  /** For a list: whether its entries are collapsed at first. */
  isCollapsed?: boolean;
  /** For a list of a fixed length: its length. */
  count?: number;
  /** For a section of the landing page: the target of links to it. */
  anchor?: string;
}

/** The form of a schema stands beside its rules. Fields without an entry are in no form. */
export const formRegistry = z.registry<FormEntry>();

type Rest = Omit<FormEntry, 'label'>;

/** Returns a rule as a field of a form; the same rule may stand in several. */
export function field<Schema extends z.ZodMiniType>(
  rule: Schema,
  label: string,
  rest: Rest = {},
): Schema {
  const schema = rule.clone();
  formRegistry.add(schema, { label, ...rest });
  return schema;
}

/** A field with one of several values, given with their labels. */
export const choice = <Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
  rest: Rest = {},
) => field(z.enum(Object.keys(options) as Value[], 'empty'), label, { options, ...rest });
