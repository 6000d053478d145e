import { leadFields, type FormName, type FormValues, type FormWords } from '@clinicdee/protocol';
import { emptyForm, firstMessages, formSchema } from '../forms/rules/schema.ts';

export type LeadFormValues = FormValues<typeof leadFields>;
export type LeadFormField = FormName<typeof leadFields>;

export const emptyLeadForm = emptyForm(leadFields);

/**
 * The rules of the lead form (spec §5), the same for the browser and the server.
 *
 * @param words the messages, by field
 */
export function leadFormRules(words: FormWords<typeof leadFields>) {
  const schema = formSchema(leadFields, words);
  /** The first message of each field that does not meet its rules. */
  const errorsOf = (values: LeadFormValues): Partial<Record<LeadFormField, string>> =>
    firstMessages(schema, values);
  return { schema, errorsOf };
}
