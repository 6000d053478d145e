import * as z from 'zod/mini';
import { leadForm } from '../content/th/lead-form.ts';
import { organisationValue } from '../content/th/organisations.ts';
import {
  emailField,
  firstMessages,
  nameField,
  noteField,
  phoneField,
  rule,
} from '../enquiry-form/rules.ts';

const { errors, limits } = leadForm;

/** The rules of the lead form (spec §5), the same for the browser and the server. */
export const leadFormSchema = z.object({
  fullName: nameField(limits.fullName, {
    missing: errors.fullNameMissing,
    short: errors.fullNameShort,
    long: errors.fullNameLong,
  }),
  phone: phoneField(errors),
  email: emailField(errors),
  orgType: z
    .string()
    .check(rule((value) => organisationValue(value) !== undefined, errors.orgTypeMissing)),
  extra: noteField(limits.extra.max, errors.extraLong),
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

/** Whether a name is one of the form's fields. */
export const isLeadFormField = (name: string): name is LeadFormField =>
  Object.hasOwn(emptyLeadForm, name);

/** The first message of each field that does not meet its rules. */
export const leadFormErrors = (values: LeadFormValues): Partial<Record<LeadFormField, string>> =>
  firstMessages(leadFormSchema, values);
