import { type FormName, type FormValues, registrationFields } from '@clinicdee/protocol';
import { isPackageId } from '../content/th/package-prices.ts';
import { registration } from '../content/th/registration.ts';
import { emptyForm, firstMessages, formSchema } from '../enquiry-form/rules.ts';

export type RegistrationValues = FormValues<typeof registrationFields>;
export type RegistrationField = FormName<typeof registrationFields>;
export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

/** The rules of the registration form, the same for the browser and the server. */
export const registrationSchema = formSchema(registrationFields, registration.fields, {
  package: isPackageId,
});

export const emptyRegistration: RegistrationValues = {
  ...emptyForm(registrationFields),
  package: 'more',
  branches: '1',
};

/** Whether a name is one of the form's fields. */
export const isRegistrationField = (name: string): name is RegistrationField =>
  Object.hasOwn(emptyRegistration, name);

/** The first message of each field that does not meet its rules. */
export const registrationErrors = (values: RegistrationValues): RegistrationErrors =>
  firstMessages(registrationSchema, values);
