import * as z from 'zod/mini';

/** Validation rule of a form control. The site implements each kind and has its messages. */
export type Rule =
  | { is: 'name'; min: number; max: number }
  | { is: 'phone' }
  | { is: 'email' }
  | { is: 'choice' }
  | { is: 'count'; min: number; max: number }
  /** One line, optional. */
  | { is: 'text'; max: number }
  /** Several lines, optional. */
  | { is: 'note'; max: number }
  | { is: 'tick' };

/** A field's label for staff, with its variants. */
export interface Label {
  label: string;
  /** Head of the CSV column. */
  column?: string;
  /** In the history of changes. */
  history?: string;
  /** In alerts. */
  alert?: string;
}

/** One field of an enquiry, from form to office. Its key is its name in the payload. */
export interface EnquiryField {
  /**
   * Returns the schema in the payload between the apps; wider than the form's rule, which the site has applied. A
   * function, because forms in the browser need no schemas, and creating them would delay a slow phone.
   */
  wire: () => z.ZodMiniType<string | boolean>;
  /** Maximum length of a text in the payload. */
  max?: number;
  /** For fields that visitors fill in: the name of the control, which keys its texts, and the rule. */
  form?: { name: string; rule: Rule };
  /** Personal data; of all personal fields, only the name appears in alerts. */
  isPersonal?: true;
  /** Stored by the office as {@link storedName}. */
  isStored?: true;
  /** Its label for staff, if it is stored; without one they see its key. */
  staff?: Label;
  /** A column of the CSV export. */
  isExported?: true;
  /** Staff can edit it, and the history keeps previous values. */
  hasHistory?: true;
  /** A line in alerts. */
  isInAlerts?: true;
  /** Its key in the webhook payload. */
  webhook?: string;
}

export type EnquiryFields = Readonly<Record<string, EnquiryField>>;

/** A required text with its minimum and maximum length in the payload. */
export const text = (max: number, min = 0) => ({
  wire: () => z.string().check(z.minLength(min), z.maxLength(max)),
  max,
});

/** A text that may be missing, since older senders do not send it; empty means unknown. */
export const textOrEmpty = (max: number) => ({
  wire: () => z._default(z.string().check(z.maxLength(max)), ''),
  max,
});

/** Returns the payload schemas of a field list, as the shape of a Zod object. */
export const wireShape = <Fields extends EnquiryFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([key, { wire }]) => [key, wire()])) as {
    [Key in keyof Fields]: ReturnType<Fields[Key]['wire']>;
  };

/** The keys of the fields with a property (`form`, `isStored`, …). */
export type KeyWith<Fields, Mark extends keyof EnquiryField> = {
  [Key in keyof Fields]: Fields[Key] extends Required<Pick<EnquiryField, Mark>> ? Key : never;
}[keyof Fields] &
  string;

/** Returns the keys of the fields with a property, in list order. */
export const keysWith = <Fields extends EnquiryFields, Mark extends keyof EnquiryField>(
  fields: Fields,
  mark: Mark,
) =>
  Object.entries(fields).flatMap(([key, field]) =>
    field[mark] === undefined ? [] : [key],
  ) as KeyWith<Fields, Mark>[];

/** The name of a field in the office: `clinic_name` becomes `clinicName`. */
export type StoredName<Key extends string> = Key extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<StoredName<Rest>>}`
  : Key;

/** See {@link StoredName}. */
export const storedName = <Key extends string>(key: Key) =>
  key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as StoredName<Key>;

/** Returns only the values of these keys; missing keys are omitted. */
export const pick = (values: object, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));

interface FormField extends EnquiryField {
  form: { name: string; rule: Rule };
}

type Form<Field> = Field extends FormField ? Field['form'] : never;

/** The values of a form, by control name. */
export type FormValues<Fields extends EnquiryFields> = {
  [Key in KeyWith<Fields, 'form'> as Form<Fields[Key]>['name']]: Form<Fields[Key]>['rule'] extends {
    is: 'tick';
  }
    ? boolean
    : string;
};

/** The control names of a form. */
export type FormName<Fields extends EnquiryFields> = keyof FormValues<Fields> & string;

/** The validation errors of each kind of rule. */
interface Errors {
  name: 'missing' | 'short' | 'long';
  /** The messages for too few and too many digits contain their number: `{{digits}}`. */
  phone: 'missing' | 'short' | 'long' | 'wrong';
  /** `at`: no `@`, or more than one; `domain`: the part after it is not a domain. */
  email: 'missing' | 'at' | 'domain' | 'wrong';
  choice: 'missing';
  count: 'wrong';
  text: 'long';
  note: 'long';
  tick: never;
}

/** The texts of each control: its label and the messages of its rule. */
export type FormWords<Fields extends EnquiryFields> = {
  readonly [Key in KeyWith<Fields, 'form'> as Form<Fields[Key]>['name']]: Readonly<
    Record<'label' | Errors[Form<Fields[Key]>['rule']['is']], string>
  >;
};

/** Returns the fields that visitors fill in, in list order. */
export const formFields = <Fields extends EnquiryFields>(fields: Fields) =>
  Object.entries(fields).flatMap(([key, { form }]) => (form ? [{ key, ...form }] : [])) as {
    key: KeyWith<Fields, 'form'>;
    name: FormName<Fields>;
    rule: Rule;
  }[];
