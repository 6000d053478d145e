import type { EnquiryField, EnquiryFields, KeyWith, Rule } from './enquiry-field.ts';

interface Typed extends EnquiryField {
  form: { name: string; rule: Rule };
}

type Form<Field> = Field extends Typed ? Field['form'] : never;

/** What a form holds, by the names of its controls. */
export type FormValues<Fields extends EnquiryFields> = {
  [Key in KeyWith<Fields, 'form'> as Form<Fields[Key]>['name']]: Form<Fields[Key]>['rule'] extends {
    is: 'tick';
  }
    ? boolean
    : string;
};

/** The names of a form's controls. */
export type FormName<Fields extends EnquiryFields> = keyof FormValues<Fields> & string;

/** What each kind of rule says when it is not met. */
interface Complaints {
  name: 'missing' | 'short' | 'long';
  /** Of too few or too many digits it says how many there are: `{{digits}}`. */
  phone: 'missing' | 'short' | 'long' | 'wrong';
  /** `at`: no `@`, or two; `domain`: what stands behind it is none. */
  email: 'missing' | 'at' | 'domain' | 'wrong';
  choice: 'missing';
  count: 'wrong';
  text: 'long';
  note: 'long';
  tick: never;
}

/** The words that each control of a form must have: its label and what its rule says. */
export type FormWords<Fields extends EnquiryFields> = {
  readonly [Key in KeyWith<Fields, 'form'> as Form<Fields[Key]>['name']]: Readonly<
    Record<'label' | Complaints[Form<Fields[Key]>['rule']['is']], string>
  >;
};

/** The fields that the visitor types or chooses, in the list's order. */
export const formFields = <Fields extends EnquiryFields>(fields: Fields) =>
  Object.entries(fields).flatMap(([key, { form }]) => (form ? [{ key, ...form }] : [])) as {
    key: KeyWith<Fields, 'form'>;
    name: FormName<Fields>;
    rule: Rule;
  }[];
