import {
  countCharacters,
  emailProblem,
  type EnquiryFields,
  foldDigits,
  formFields,
  type FormName,
  type FormValues,
  type FormWords,
  phoneLength,
  phoneProblem,
  type Rule,
  singleLine,
} from '@clinicdee/protocol';
import { fill } from '../../content/fill-in.ts';

/** A control's label and its messages by kind of problem. */
type Words = Partial<
  Record<'label' | 'missing' | 'short' | 'long' | 'at' | 'domain' | 'wrong', string>
>;

interface Checked {
  /** The value without spaces around it and, but in notes, on one line. */
  value: string;
  /** The kind of the first problem. */
  problem: Exclude<keyof Words, 'label'> | undefined;
}

/**
 * Checks the value of one control. Lengths count characters as typed: see `countCharacters`.
 *
 * @param isChoice whether a value is one of the control's options
 */
function check(rule: Rule, typed: string, isChoice: (value: string) => boolean): Checked {
  // Prevents a value from injecting lines where it is shown in a list of lines.
  const line = singleLine(typed);
  const value = typed.trim();
  const missing = value === '' ? ('missing' as const) : undefined;
  switch (rule.is) {
    case 'name': {
      const count = countCharacters(line);
      const long = count > rule.max ? 'long' : undefined;
      return { value: line, problem: line === '' ? 'missing' : count < rule.min ? 'short' : long };
    }
    case 'phone':
      return { value, problem: missing ?? phoneProblem(value) };
    case 'email':
      return { value, problem: missing ?? emailProblem(value) };
    case 'choice': {
      const label = asLabel(typed);
      return { value: label, problem: isChoice(label) ? undefined : 'missing' };
    }
    case 'count':
      return { value, problem: isCount(foldDigits(value), rule) ? undefined : 'wrong' };
    case 'text':
      return { value: line, problem: countCharacters(line) > rule.max ? 'long' : undefined };
    case 'note':
      return { value: typed, problem: countCharacters(typed) > rule.max ? 'long' : undefined };
    case 'tick':
      return { value: typed, problem: undefined };
  }
}

/** Maximum length of a label (`organization_label` in the protocol). */
const LONGEST_LABEL = 200;

/**
 * Normalises a submitted label. A form posted without JavaScript from a translated page may carry the label in
 * another language: it is accepted, reduced to one line and truncated.
 */
const asLabel = (label: string) => singleLine(singleLine(label).slice(0, LONGEST_LABEL));

const isCount = (typed: string, { min, max }: { min: number; max: number }) =>
  /^\d+$/.test(typed) && typed.length <= String(max).length && Number(typed) >= min;

/**
 * Checks a form by its list of fields (spec §5), in the browser and on the server.
 *
 * @param words messages by control name
 * @param isChoice by control name: whether a value is one of its options; other choices accept any value
 * @returns the values as they are stored, and the first message of each invalid field
 */
export function checkForm<Fields extends EnquiryFields>(
  fields: Fields,
  words: FormWords<Fields>,
  values: FormValues<Fields>,
  isChoice: Readonly<Record<string, (value: string) => boolean>> = {},
) {
  const typed: Readonly<Record<string, unknown>> = values;
  const messages: Readonly<Record<string, Words>> = words;
  const stored: Record<string, unknown> = { ...typed };
  const errors: Record<string, string> = {};
  for (const { name, rule } of formFields(fields)) {
    const given = typed[name];
    if (typeof given !== 'string') continue;
    const { value, problem } = check(rule, given, isChoice[name] ?? Boolean);
    stored[name] = value;
    if (problem === undefined) continue;
    errors[name] = fill(messages[name]?.[problem] ?? '', { digits: phoneLength(value) });
  }
  return {
    isValid: Object.keys(errors).length === 0,
    // The list of fields describes its values.
    values: stored as FormValues<Fields>,
    errors: errors as Partial<Record<FormName<Fields>, string>>,
  };
}

/** The values of an empty form. */
export const emptyForm = <Fields extends EnquiryFields>(fields: Fields) =>
  Object.fromEntries(
    formFields(fields).map(({ name, rule }) => [name, rule.is === 'tick' ? false : '']),
  ) as FormValues<Fields>;
