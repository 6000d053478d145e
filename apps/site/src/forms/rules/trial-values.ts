import { type EnquiryFields, formFields, type FormValues, type Rule } from '@clinicdee/protocol';

/** The names of the controls whose value must be one of their options. */
type ChoiceName<Fields extends EnquiryFields> = {
  [Key in keyof Fields]: Fields[Key] extends {
    form: { name: infer Name extends string; rule: { is: 'choice' } };
  }
    ? Name
    : never;
}[keyof Fields];

/**
 * What a form may hold to meet its rules, made from the list of its fields: for what the site sends itself to
 * try the way. A field that is added is filled in here by its rule.
 *
 * @param given what the rules do not say: an option of each choice, and whatever else is wanted
 */
export function trialValues<Fields extends EnquiryFields>(
  fields: Fields,
  given: Partial<FormValues<Fields>> & Record<ChoiceName<Fields>, string>,
): FormValues<Fields> {
  const made = formFields(fields).map(({ name, rule }) => [name, valueOf(rule)]);
  return { ...(Object.fromEntries(made) as FormValues<Fields>), ...given };
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
