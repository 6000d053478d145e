import {
  type FormName,
  type FormValues,
  type FormWords,
  registrationFields,
} from '@clinicdee/protocol';
import { packageOf } from '../content/packages.ts';
import { checkForm, emptyForm } from '../forms/rules/check.ts';

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
 * Checks the registration form, in the browser and on the server.
 *
 * @param words the error messages, by field
 */
export const checkRegistration = (
  words: FormWords<typeof registrationFields>,
  packages: readonly { id: string }[],
  values: RegistrationValues,
) =>
  checkForm(registrationFields, words, values, {
    package: (value) => packageOf(packages, value) !== undefined,
  });
