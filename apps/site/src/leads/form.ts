import { leadFields, type FormName, type FormValues, type FormWords } from '@clinicdee/protocol';
import { type OrganisationGroup, organisationValue } from '../content/organisations.ts';
import { emptyForm, firstMessages, formSchema } from '../enquiry-form/rules.ts';

export type LeadFormValues = FormValues<typeof leadFields>;
export type LeadFormField = FormName<typeof leadFields>;

export const emptyLeadForm = emptyForm(leadFields);

/** Whether a name is one of the form's fields. */
export const isLeadFormField = (name: string): name is LeadFormField =>
  Object.hasOwn(emptyLeadForm, name);

/**
 * The rules of the lead form (spec §5), the same for the browser and the server.
 *
 * @param words what they say
 * @param organisations what may be chosen
 */
export function leadFormRules(
  words: FormWords<typeof leadFields>,
  organisations: readonly OrganisationGroup[],
) {
  const schema = formSchema(leadFields, words, {
    orgType: (value) => organisationValue(organisations, value) !== undefined,
  });
  /** The first message of each field that does not meet its rules. */
  const errorsOf = (values: LeadFormValues): Partial<Record<LeadFormField, string>> =>
    firstMessages(schema, values);
  return { schema, errorsOf };
}
