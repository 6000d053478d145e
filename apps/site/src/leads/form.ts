import { leadFields, type FormName, type FormValues } from '@clinicdee/protocol';
import { leadForm } from '../content/th/lead-form.ts';
import { organisationValue } from '../content/th/organisations.ts';
import { emptyForm, firstMessages, formSchema } from '../enquiry-form/rules.ts';

export type LeadFormValues = FormValues<typeof leadFields>;
export type LeadFormField = FormName<typeof leadFields>;

/** The rules of the lead form (spec §5), the same for the browser and the server. */
export const leadFormSchema = formSchema(leadFields, leadForm.fields, {
  orgType: (value) => organisationValue(value) !== undefined,
});

export const emptyLeadForm = emptyForm(leadFields);

/** Whether a name is one of the form's fields. */
export const isLeadFormField = (name: string): name is LeadFormField =>
  Object.hasOwn(emptyLeadForm, name);

/** The first message of each field that does not meet its rules. */
export const leadFormErrors = (values: LeadFormValues): Partial<Record<LeadFormField, string>> =>
  firstMessages(leadFormSchema, values);
