import { leadForm } from '../../content/th/lead-form.ts';
import type { LeadFormField, LeadFormValues } from '../../leads/form.ts';

/** What stands between the visitor and the button: first what is missing, then what is wrong. */
export function hint(
  values: LeadFormValues,
  problems: Partial<Record<LeadFormField, string>>,
): string {
  const names = Object.keys(problems) as LeadFormField[];
  const isEmpty = (name: LeadFormField) => String(values[name]).trim() === '';
  const missing = names.filter(isEmpty);
  const wrong = names.filter((name) => !isEmpty(name));
  if (missing.length > 0) return `${leadForm.missing} ${listed(missing)}`;
  return wrong.length > 0 ? `${leadForm.toMend} ${listed(wrong)}` : '';
}

function listed(names: LeadFormField[]): string {
  const words = names.map((name) => leadForm.fields[name].label);
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(' ')} ${leadForm.and}${last}` : last;
}
