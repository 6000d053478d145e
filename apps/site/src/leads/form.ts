import { leadFields, type FormName, type FormValues, type FormWords } from '@clinicdee/protocol';
import { emptyForm, firstMessages, formSchema } from '../forms/rules/schema.ts';

export type LeadFormValues = FormValues<typeof leadFields>;
export type LeadFormField = FormName<typeof leadFields>;

export const emptyLeadForm = emptyForm(leadFields);

/**
 * Returns the validation rules of the lead form (spec §5), shared by browser and server.
 *
 * @param words the error messages, by field
 */
export function leadFormRules(words: FormWords<typeof leadFields>) {
  const schema = formSchema(leadFields, words);
  /** Returns the first error message of each invalid field. */
  const errorsOf = (values: LeadFormValues): Partial<Record<LeadFormField, string>> =>
    firstMessages(schema, values);
  return { schema, errorsOf };
}
