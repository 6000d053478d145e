import * as z from 'zod/mini';

/** What the value of a control must be like. The site has a rule and words for each kind. */
export type Rule =
  | { is: 'name'; min: number; max: number }
  | { is: 'phone' }
  | { is: 'email' }
  | { is: 'choice' }
  | { is: 'count'; min: number; max: number }
  /** One line that may be left empty. */
  | { is: 'text'; max: number }
  /** Several lines that may be left empty. */
  | { is: 'note'; max: number }
  | { is: 'tick' };

/** One field of an enquiry, from the visitor to the staff. Its key is its name on the wire. */
export interface EnquiryField {
  /** What may cross between the apps: wider than the form's rule, which the site has applied. */
  wire: z.ZodMiniType<string | boolean>;
  /** The most characters of a text on the wire. */
  max?: number;
  /** Of what the visitor types or chooses: its control's name, by which it has its words, and rule. */
  form?: { name: string; rule: Rule };
  /** Tells who somebody is; of all these, only the name stands in the text of an alert. */
  isPersonal?: true;
  /** The office keeps it under {@link keptName}. */
  isKept?: true;
  /** A column of the office's CSV. */
  isExported?: true;
  /** Staff may mend it, and the history keeps what was there before. */
  isWatched?: true;
  /** A line of an alert's text. */
  isTold?: true;
  /** Its key in what the webhook is sent. */
  webhook?: string;
}

export type EnquiryFields = Readonly<Record<string, EnquiryField>>;

/** A text that must come, with the least and most characters of the call. */
export const text = (max: number, min = 0) => ({
  wire: z.string().check(z.minLength(min), z.maxLength(max)),
  max,
});

/** A text that may be missing, as older senders do not know it; empty means "not known". */
export const textOrEmpty = (max: number) => ({
  wire: z._default(z.string().check(z.maxLength(max)), ''),
  max,
});

/** The wire's side of a list, as the shape of a Zod object. */
export const wireShape = <Fields extends EnquiryFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([key, { wire }]) => [key, wire])) as {
    [Key in keyof Fields]: Fields[Key]['wire'];
  };

/** The keys of a list whose fields have a mark (`form`, `isKept`, …). */
export type KeyWith<Fields, Mark extends keyof EnquiryField> = {
  [Key in keyof Fields]: Fields[Key] extends Required<Pick<EnquiryField, Mark>> ? Key : never;
}[keyof Fields] &
  string;

/** The keys of a list whose fields have a mark, in the list's order. */
export const keysWith = <Fields extends EnquiryFields, Mark extends keyof EnquiryField>(
  fields: Fields,
  mark: Mark,
) =>
  Object.entries(fields).flatMap(([key, field]) =>
    field[mark] === undefined ? [] : [key],
  ) as KeyWith<Fields, Mark>[];

/** The name under which the office keeps a field: `clinic_name` is `clinicName`. */
export type KeptName<Key extends string> = Key extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<KeptName<Rest>>}`
  : Key;

/** See {@link KeptName}. */
export const keptName = <Key extends string>(key: Key) =>
  key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as KeptName<Key>;

/** The values of these keys alone; a key without a value is left out. */
export const pick = (values: object, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));
