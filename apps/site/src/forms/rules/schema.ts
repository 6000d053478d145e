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

/** The words of one control: its label and what its rule may say, by what is wrong. */
type Words = Partial<
  Record<'label' | 'missing' | 'short' | 'long' | 'at' | 'domain' | 'wrong', string>
>;

/** A rule that speaks only when the ones before it were content: one message a field. */
const rule = (isMet: (value: string) => boolean, error = '') =>
  z.refine<string>(isMet, { error, abort: true });

/** The same, where what is wrong decides what it says. */
const ruleOf = <Problem extends string>(
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

/** Text without the spaces around it. */
const trimmed = z.string().check(z.trim());
const isGiven = (value: string) => value !== '';

/**
 * The rule of one control, with its words. Lengths count characters as typed: see `countCharacters`.
 *
 * @param isChoice whether a choice's value is one of its options
 */
function schemaOf(of: Rule, words: Words, isChoice: (value: string) => boolean): z.ZodMiniType {
  switch (of.is) {
    case 'name':
      return z.string().check(
        // Whoever reads it next may show it beside lines of its own.
        z.overwrite(singleLine),
        rule(isGiven, words.missing),
        rule((value) => countCharacters(value) >= of.min, words.short),
        rule((value) => countCharacters(value) <= of.max, words.long),
      );
    case 'phone':
      return trimmed.check(rule(isGiven, words.missing), ruleOf(phoneProblem, words));
    case 'email':
      return trimmed.check(rule(isGiven, words.missing), ruleOf(emailProblem, words));
    case 'choice':
      return z.string().check(z.overwrite(asLabel), rule(isChoice, words.missing));
    case 'count':
      return trimmed.check(rule((value) => isCount(foldDigits(value), of), words.wrong));
    case 'text':
      return z.string().check(
        z.overwrite(singleLine),
        rule((value) => countCharacters(value) <= of.max, words.long),
      );
    case 'note':
      return z.string().check(rule((value) => countCharacters(value) <= of.max, words.long));
    case 'tick':
      return z.boolean();
  }
}

/** The most characters of a chosen label that travel (`organization_label` in the protocol). */
const LONGEST_LABEL = 200;

/**
 * A label as it was sent. A form that was posted without a script from a translated page may carry the
 * label in another language: it is taken as it is, on one line and no longer than the call allows.
 */
const asLabel = (label: string) => singleLine(singleLine(label).slice(0, LONGEST_LABEL));

const isCount = (typed: string, { min, max }: { min: number; max: number }) =>
  /^\d+$/.test(typed) && typed.length <= String(max).length && Number(typed) >= min;

/**
 * The rules of a form (spec §5), the same for the browser and the server, made from the list of its
 * fields.
 *
 * @param words of each control, by its name
 * @param isChoice by a control's name, where only its own options are accepted: whether a value is one
 */
export function formSchema<Fields extends EnquiryFields>(
  fields: Fields,
  words: FormWords<Fields>,
  isChoice: Readonly<Record<string, (value: string) => boolean>> = {},
) {
  const said: Readonly<Record<string, Words>> = words;
  const shape = formFields(fields).map(({ name, rule: of }) => [
    name,
    schemaOf(of, said[name] ?? {}, isChoice[name] ?? isGiven),
  ]);
  // The list's types say what the shape, built from it, parses to.
  return z.object(Object.fromEntries(shape) as z.core.$ZodShape) as z.ZodMiniType as z.ZodMiniType<
    FormValues<Fields>,
    FormValues<Fields>
  >;
}

/** A form with nothing in it. */
export const emptyForm = <Fields extends EnquiryFields>(fields: Fields) =>
  Object.fromEntries(
    formFields(fields).map(({ name, rule: of }) => [name, of.is === 'tick' ? false : '']),
  ) as FormValues<Fields>;

/** The first message of each field that does not meet the schema's rules. */
export function firstMessages(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) {
    found[String(path[0])] ??= message;
  }
  return found;
}
