import { countCharacters, isPhone } from '@clinicdee/protocol';
import * as z from 'zod/mini';
import { isPackageId } from '../content/package-prices.ts';
import { registration } from '../content/registration.ts';

const { errors, limits } = registration;

/** A rule that speaks only when the ones before it were content: one message a field. */
const rule = (isMet: (value: string) => boolean, error: string) =>
  z.refine<string>(isMet, { error, abort: true });

const trimmed = z.string().check(z.trim());
const email = z.string().check(z.email());
const isBranches = (value: string) =>
  /^\d{1,3}$/.test(value) && Number(value) >= limits.branches.min;

/**
 * The rules of the registration form, the same for the browser and the server. The spec gives none,
 * so they are those of the lead form where the fields are the same. Fields are named as on the wire.
 */
export const registrationSchema = z.object({
  clinic_name: trimmed.check(
    rule((value) => value !== '', errors.clinicMissing),
    rule((value) => countCharacters(value) <= limits.name.max, errors.clinicLong),
  ),
  fullname: trimmed.check(
    rule((value) => value !== '', errors.contactMissing),
    rule((value) => countCharacters(value) >= limits.name.min, errors.contactShort),
    rule((value) => countCharacters(value) <= limits.name.max, errors.contactLong),
  ),
  phone: trimmed.check(
    rule((value) => value !== '', errors.phoneMissing),
    rule(isPhone, errors.phoneWrong),
  ),
  email: trimmed.check(
    rule((value) => value !== '', errors.emailMissing),
    rule((value) => value.length <= 254 && z.safeParse(email, value).success, errors.emailWrong),
  ),
  package: z.string().check(rule(isPackageId, errors.packageMissing)),
  branches: trimmed.check(rule(isBranches, errors.branchesWrong)),
  description: z
    .string()
    .check(rule((value) => countCharacters(value) <= limits.note.max, errors.noteLong)),
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
export function registrationErrors(values: RegistrationValues): RegistrationErrors {
  const parsed = z.safeParse(registrationSchema, values);
  const found: RegistrationErrors = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    if (isRegistrationField(name)) found[name] ??= message;
  }
  return found;
}
