import { foldDigits } from '@clinicdee/protocol';
import * as z from 'zod/mini';
import { isPackageId } from '../content/th/package-prices.ts';
import { registration } from '../content/th/registration.ts';
import {
  emailField,
  firstMessages,
  nameField,
  noteField,
  phoneField,
  rule,
  trimmed,
} from '../enquiry-form/rules.ts';

const { errors, limits } = registration;

const isBranches = (value: string) =>
  /^\d{1,3}$/.test(foldDigits(value)) && Number(foldDigits(value)) >= limits.branches.min;

/**
 * The rules of the registration form, the same for the browser and the server. The spec gives none,
 * so they are those of the lead form where the fields are the same. Fields are named as on the wire.
 */
export const registrationSchema = z.object({
  // A clinic may be called by one letter.
  clinic_name: nameField(
    { min: 1, max: limits.name.max },
    { missing: errors.clinicMissing, short: errors.clinicMissing, long: errors.clinicLong },
  ),
  fullname: nameField(limits.name, {
    missing: errors.contactMissing,
    short: errors.contactShort,
    long: errors.contactLong,
  }),
  phone: phoneField(errors),
  email: emailField(errors),
  package: z.string().check(rule(isPackageId, errors.packageMissing)),
  branches: trimmed.check(rule(isBranches, errors.branchesWrong)),
  description: noteField(limits.note.max, errors.noteLong),
});

export type RegistrationValues = z.infer<typeof registrationSchema>;
export type RegistrationField = keyof RegistrationValues;
export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

export const emptyRegistration: RegistrationValues = {
  clinic_name: '',
  fullname: '',
  phone: '',
  email: '',
  package: 'more',
  branches: '1',
  description: '',
};

/** Whether a name is one of the form's fields. */
export const isRegistrationField = (name: string): name is RegistrationField =>
  Object.hasOwn(emptyRegistration, name);

/** The first message of each field that does not meet its rules. */
export const registrationErrors = (values: RegistrationValues): RegistrationErrors =>
  firstMessages(registrationSchema, values);
