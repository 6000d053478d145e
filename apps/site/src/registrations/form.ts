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

/** Whether a name is one of the form's fields. */
export const isRegistrationField = (name: string): name is RegistrationField =>
  Object.hasOwn(emptyRegistration, name);

/**
 * The rules of the registration form, the same for the browser and the server, in some words, for the packages that
 * are sold.
 */
export function registrationRules(
  words: FormWords<typeof registrationFields>,
  packages: readonly { id: string }[],
) {
  const schema = formSchema(registrationFields, words, {
    package: (value) => packageOf(packages, value) !== undefined,
  });
  /** The first message of each field that does not meet its rules. */
  const errorsOf = (values: RegistrationValues): RegistrationErrors =>
    firstMessages(schema, values);
  return { schema, errorsOf };
}
