import {
  countCharacters,
  emailProblem,
  type EnquiryFields,
  foldDigits,
  formFields,
  type FormValues,
  type FormWords,
  phoneLength,
  phoneProblem,
  type Rule,
  singleLine,
} from '@clinicdee/protocol';
import * as z from 'zod/mini';
import { fill } from '../../content/fill-in.ts';

/** A control's label and its messages by kind of problem. */
type Words = Partial<
  Record<'label' | 'missing' | 'short' | 'long' | 'at' | 'domain' | 'wrong', string>
>;

/** A check that runs only if the previous ones passed: one message per field. */
const check = (isMet: (value: string) => boolean, error = '') =>
  z.refine<string>(isMet, { error, abort: true });

/** A check whose message depends on the problem found. */
const checkProblem = <Problem extends string>(
  problemOf: (value: string) => Problem | undefined,
  words: Partial<Record<Problem, string>>,
) =>
  z.refine<string>((value) => problemOf(value) === undefined, {
    error: ({ input }) => {
      const typed = String(input);
      const problem = problemOf(typed);
      return fill((problem && words[problem]) ?? '', { digits: phoneLength(typed) });
    },
    abort: true,
  });

const trimmed = z.string().check(z.trim());
const isGiven = (value: string) => value !== '';

/**
 * The schema of one control. Lengths count characters as typed: see `countCharacters`.
 *
 * @param isChoice whether a value is one of the control's options
 */
function schemaOf(rule: Rule, words: Words, isChoice: (value: string) => boolean): z.ZodMiniType {
  switch (rule.is) {
    case 'name':
      return z.string().check(
        // Prevents a value from injecting lines where it is shown in a list of lines.
        z.overwrite(singleLine),
        check(isGiven, words.missing),
        check((value) => countCharacters(value) >= rule.min, words.short),
        check((value) => countCharacters(value) <= rule.max, words.long),
      );
    case 'phone':
      return trimmed.check(check(isGiven, words.missing), checkProblem(phoneProblem, words));
    case 'email':
      return trimmed.check(check(isGiven, words.missing), checkProblem(emailProblem, words));
    case 'choice':
      return z.string().check(z.overwrite(asLabel), check(isChoice, words.missing));
    case 'count':
      return trimmed.check(check((value) => isCount(foldDigits(value), rule), words.wrong));
    case 'text':
      return z.string().check(
        z.overwrite(singleLine),
        check((value) => countCharacters(value) <= rule.max, words.long),
      );
    case 'note':
      return z.string().check(check((value) => countCharacters(value) <= rule.max, words.long));
    case 'tick':
      return z.boolean();
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
 * The validation schema of a form (spec §5), shared by browser and server, built from its list of fields.
 *
 * @param words messages by control name
 * @param isChoice by control name: whether a value is one of its options; other choices accept any value
 */
export function formSchema<Fields extends EnquiryFields>(
  fields: Fields,
  words: FormWords<Fields>,
  isChoice: Readonly<Record<string, (value: string) => boolean>> = {},
) {
  const messages: Readonly<Record<string, Words>> = words;
  const shape = formFields(fields).map(({ name, rule }) => [
    name,
    schemaOf(rule, messages[name] ?? {}, isChoice[name] ?? isGiven),
  ]);
  // The shape is built from the list, so the list's types describe the result.
  return z.object(Object.fromEntries(shape) as z.core.$ZodShape) as z.ZodMiniType as z.ZodMiniType<
    FormValues<Fields>,
    FormValues<Fields>
  >;
}

/** The values of an empty form. */
export const emptyForm = <Fields extends EnquiryFields>(fields: Fields) =>
  Object.fromEntries(
    formFields(fields).map(({ name, rule }) => [name, rule.is === 'tick' ? false : '']),
  ) as FormValues<Fields>;

/** The first validation message of each invalid field. */
export function firstMessages(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const first: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) {
    first[String(path[0])] ??= message;
  }
  return first;
}

/** Memoizes a function of one object. */
export function memoize<Of extends object, Result>(
  compute: (of: Of) => Result,
): (of: Of) => Result {
  const results = new WeakMap<Of, { result: Result }>();
  return (of) => {
    const cached = results.get(of) ?? { result: compute(of) };
    results.set(of, cached);
    return cached.result;
  };
}
