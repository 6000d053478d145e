import {
  type EnquiryFields,
  foldDigits,
  formFields,
  type FormValues,
  type KeyWith,
  mendEmail,
  mendPhone,
  type Rule,
  saysMoreThanEmail,
  type typedFields,
  withoutControls,
} from '@clinicdee/protocol';

/** What was typed, under the keys of the call. */
export type TypedPart<Fields extends EnquiryFields> = {
  [Key in KeyWith<Fields, 'form'>]: Fields[Key] extends { form: { rule: { is: 'tick' } } }
    ? boolean
    : string;
};

/**
 * The form's values out of what was sent: by the payload's keys (the JSON call) or by the names of the
 * form's controls (a form post), spec §3. What is missing or of another type is empty.
 */
export function readForm<Fields extends EnquiryFields>(
  fields: Fields,
  sent: Readonly<Record<string, unknown>>,
): FormValues<Fields> {
  const read = formFields(fields).map(({ key, name, rule }) => [
    name,
    readValue(rule, [sent[key], sent[name]].find(Boolean)),
  ]);
  return Object.fromEntries(read) as FormValues<Fields>;
}

function readValue({ is }: Rule, sent: unknown): string | boolean {
  if (is === 'tick') return [true, 'true', 'on', '1'].some((yes) => yes === sent);
  // A form post breaks lines with two characters, of which the first goes.
  const typed = typeof sent === 'string' ? withoutControls(sent) : '';
  return is === 'count' ? foldDigits(typed) : typed;
}

/** The form's values under the keys of the call. */
export function writtenPart<Fields extends EnquiryFields>(
  fields: Fields,
  values: FormValues<Fields>,
): TypedPart<Fields> {
  const typed: Readonly<Record<string, string | boolean>> = values;
  const part = formFields(fields).map(({ key, name, rule }) => {
    const value = typed[name] ?? '';
    return [key, rule.is === 'note' && typeof value === 'string' ? value.trim() : value];
  });
  return Object.fromEntries(part) as TypedPart<Fields>;
}

/**
 * The form's values as they are sent: phone numbers and e-mail addresses are normalised, with the original text in a
 * field of its own, unless it is too long. Words beside an e-mail address are appended to the note, which every lead
 * API has.
 */
export function correctedPart<Fields extends EnquiryFields>(
  fields: Fields,
  values: FormValues<Fields>,
): TypedPart<Fields> & Record<keyof typeof typedFields, string> {
  const typed: Readonly<Record<string, string | boolean>> = writtenPart(fields, values);
  const note = formFields(fields).find(({ rule }) => rule.is === 'note')?.key;
  const mended: Record<string, string | boolean> = { phone_typed: '', email_typed: '' };
  for (const { key, rule } of formFields(fields)) {
    const value: unknown = typed[key];
    const mend = menders[rule.is];
    if (!mend || typeof value !== 'string') continue;
    mended[key] = mend(value);
    const isBeside = value !== mended[key] && value.length <= (fields[`${key}_typed`]?.max ?? 0);
    if (isBeside) mended[`${key}_typed`] = value;
    if (isBeside && rule.is === 'email' && saysMoreThanEmail(value) && note !== undefined)
      mended[note] = [typed[note], value.trim()].filter(Boolean).join('\n');
  }
  return { ...typed, ...mended } as TypedPart<Fields> & Record<keyof typeof typedFields, string>;
}

const menders: Partial<Record<Rule['is'], (typed: string) => string>> = {
  phone: mendPhone,
  email: mendEmail,
};
