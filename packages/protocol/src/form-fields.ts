import type { EnquiryField, EnquiryFields, KeyWith, Rule } from './enquiry-field.ts';

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
