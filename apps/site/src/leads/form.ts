import { countCharacters, isPhone } from '@clinicdee/protocol';
import * as z from 'zod/mini';
import { leadForm } from '../content/lead-form.ts';
import { organisationValue } from '../content/organisations.ts';

const { errors, limits } = leadForm;

/** A rule that speaks only when the ones before it were content: one message a field. */
const rule = (isMet: (value: string) => boolean, error: string) =>
  z.refine<string>(isMet, { error, abort: true });

const trimmed = z.string().check(z.trim());
const email = z.string().check(z.email());

/**
 * The rules of the lead form (spec §5), the same for the browser and the server. Lengths count
 * characters as typed: see `countCharacters`.
 */
export const leadFormSchema = z.object({
  fullName: trimmed.check(
    rule((value) => value !== '', errors.fullNameMissing),
    rule((value) => countCharacters(value) >= limits.fullName.min, errors.fullNameShort),
    rule((value) => countCharacters(value) <= limits.fullName.max, errors.fullNameLong),
  ),
  phone: trimmed.check(
    rule((value) => value !== '', errors.phoneMissing),
    rule(isPhone, errors.phoneWrong),
  ),
  email: trimmed.check(
    rule((value) => value !== '', errors.emailMissing),
    rule((value) => value.length <= 254 && z.safeParse(email, value).success, errors.emailWrong),
  ),
  orgType: z
    .string()
    .check(rule((value) => organisationValue(value) !== undefined, errors.orgTypeMissing)),
  extra: z
    .string()
    .check(rule((value) => countCharacters(value) <= limits.extra.max, errors.extraLong)),
  marketing: z.boolean(),
});

export type LeadFormValues = z.infer<typeof leadFormSchema>;
export type LeadFormField = keyof LeadFormValues;

export const emptyLeadForm: LeadFormValues = {
  fullName: '',
  phone: '',
  email: '',
  orgType: '',
  extra: '',
  marketing: false,
};

/** The first message of each field that does not meet its rules. */
export function leadFormErrors(values: LeadFormValues): Partial<Record<LeadFormField, string>> {
  const parsed = z.safeParse(leadFormSchema, values);
  if (parsed.success) return {};
  const found: Partial<Record<LeadFormField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as LeadFormField;
    found[field] ??= message;
  }
  return found;
}
