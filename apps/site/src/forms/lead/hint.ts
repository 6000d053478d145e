import { fill } from '../../content/fill-in.ts';
import type { LeadFormWords } from './content.ts';
import type { LeadFormField, LeadFormValues } from '../../leads/form.ts';

/** Lists the fields that are missing or invalid, as one sentence. */
export function hint(
  values: LeadFormValues,
  problems: Partial<Record<LeadFormField, string>>,
  words: LeadFormWords,
): string {
  const names = Object.keys(problems) as LeadFormField[];
  const isEmpty = (name: LeadFormField) => String(values[name]).trim() === '';
  const missing = names.filter(isEmpty);
  const wrong = names.filter((name) => !isEmpty(name));
  return [
    missing.length > 0 && `${words.missing} ${listed(missing, words)}`,
    wrong.length > 0 && `${words.toMend} ${listed(wrong, words)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

// Not `Intl.ListFormat`, whose first use takes 130 ms on a slow phone.
function listed(names: LeadFormField[], { fields, comma, and }: LeadFormWords): string {
  const labels = names.map((name) => fields[name].label);
  return labels.reduce((first, last, index) =>
    fill(index < labels.length - 1 ? comma : and, { first, last }),
  );
}
