import {
  type EnquiryFields,
  foldDigits,
  formFields,
  type FormValues,
  type KeyWith,
  type Rule,
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
export function typedPart<Fields extends EnquiryFields>(
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
