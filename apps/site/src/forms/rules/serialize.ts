import {
  type EnquiryFields,
  foldDigits,
  formFields,
  type FormValues,
  type KeyWith,
  extractEmail,
  extractPhone,
  type Rule,
  hasMoreThanEmail,
  type typedFields,
  withoutControls,
} from '@clinicdee/protocol';

/** The typed values by payload key. */
export type TypedPart<Fields extends EnquiryFields> = {
  [Key in KeyWith<Fields, 'form'>]: Fields[Key] extends { form: { rule: { is: 'tick' } } }
    ? boolean
    : string;
};

/**
 * Reads form values by payload keys (JSON) or control names (form post), spec §3. Missing values and values of
 * the wrong type become empty.
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
  // Form posts encode line breaks as CRLF; the CR is removed.
  const typed = typeof sent === 'string' ? withoutControls(sent) : '';
  return is === 'count' ? foldDigits(typed) : typed;
}

/** Maps form values to payload keys. */
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
 * Maps form values to the payload with phone numbers and e-mail addresses normalised. The original text goes into
 * `…_typed`, unless it is too long. Extra words beside an e-mail address are appended to the note, which every
 * lead API accepts.
 */
export function correctedPart<Fields extends EnquiryFields>(
  fields: Fields,
  values: FormValues<Fields>,
): TypedPart<Fields> & Record<keyof typeof typedFields, string> {
  const typed: Readonly<Record<string, string | boolean>> = writtenPart(fields, values);
  const note = formFields(fields).find(({ rule }) => rule.is === 'note')?.key;
  const clean: Record<string, string | boolean> = { phone_typed: '', email_typed: '' };
  for (const { key, rule } of formFields(fields)) {
    const value: unknown = typed[key];
    const normalise = normalisers[rule.is];
    if (!normalise || typeof value !== 'string') continue;
    clean[key] = normalise(value);
    const keepsTyped = value !== clean[key] && value.length <= (fields[`${key}_typed`]?.max ?? 0);
    if (keepsTyped) clean[`${key}_typed`] = value;
    if (keepsTyped && rule.is === 'email' && hasMoreThanEmail(value) && note !== undefined)
      clean[note] = [typed[note], value.trim()].filter(Boolean).join('\n');
  }
  return { ...typed, ...clean } as TypedPart<Fields> & Record<keyof typeof typedFields, string>;
}

const normalisers: Partial<Record<Rule['is'], (typed: string) => string>> = {
  phone: extractPhone,
  email: extractEmail,
};
