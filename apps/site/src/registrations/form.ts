import {
  type FormName,
  type FormValues,
  type FormWords,
  registrationFields,
} from '@clinicdee/protocol';
import { packageOf } from '../content/packages.ts';
import { emptyForm, firstMessages, formSchema } from '../forms/rules/schema.ts';

export type RegistrationValues = FormValues<typeof registrationFields>;
export type RegistrationField = FormName<typeof registrationFields>;
export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

export const emptyRegistration: RegistrationValues = {
  ...emptyForm(registrationFields),
  branches: '1',
};

/** Whether a name is a field of the form. */
export const isRegistrationField = (name: string): name is RegistrationField =>
  Object.hasOwn(emptyRegistration, name);

/**
 * Returns the validation rules of the registration form, shared by browser and server.
 *
 * @param words the error messages, by field
 */
export function registrationRules(
  words: FormWords<typeof registrationFields>,
  packages: readonly { id: string }[],
) {
  const schema = formSchema(registrationFields, words, {
    package: (value) => packageOf(packages, value) !== undefined,
  });
  /** Returns the first error message of each invalid field. */
  const errorsOf = (values: RegistrationValues): RegistrationErrors =>
    firstMessages(schema, values);
  return { schema, errorsOf };
}
