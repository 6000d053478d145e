import { leadFields, type FormName, type FormValues } from '@clinicdee/protocol';
import { emptyForm } from '../forms/rules/check.ts';

export type LeadFormValues = FormValues<typeof leadFields>;
export type LeadFormField = FormName<typeof leadFields>;

export const emptyLeadForm = emptyForm(leadFields);
