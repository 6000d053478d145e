import { type EnquiryFields, formFields, type FormValues, type Rule } from '@clinicdee/protocol';

/** The names of the choice controls. */
type ChoiceName<Fields extends EnquiryFields> = {
  [Key in keyof Fields]: Fields[Key] extends {
    form: { name: infer Name extends string; rule: { is: 'choice' } };
  }
    ? Name
    : never;
}[keyof Fields];

/**
 * Returns valid values of a form for synthetic checks, derived from the rules of its fields; a new field needs no
 * change here.
 *
 * @param given values that the rules cannot provide: an option for each choice, and overrides
 */
export function trialValues<Fields extends EnquiryFields>(
  fields: Fields,
  given: Partial<FormValues<Fields>> & Record<ChoiceName<Fields>, string>,
): FormValues<Fields> {
  const valid = formFields(fields).map(({ name, rule }) => [name, valueOf(rule)]);
  return { ...(Object.fromEntries(valid) as FormValues<Fields>), ...given };
}

function valueOf(rule: Rule): string | boolean {
  switch (rule.is) {
    case 'name':
      return 'Canary'.padEnd(rule.min, '.').slice(0, rule.max);
    case 'phone':
      return '020000000';
    case 'email':
      return 'canary@example.com';
    case 'count':
      return String(rule.min);
    case 'tick':
      return false;
    case 'choice':
    case 'note':
    case 'text':
      return '';
  }
}
