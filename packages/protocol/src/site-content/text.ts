import * as z from 'zod/mini';

/** What is not seen, moves what is seen, or is drawn over the lines above and below. */
const UNFIT =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\ufff9-\ufffd]|\p{M}{5}/u;

/** The first of what no text may have, and how many letters stand before it; undefined where there is nothing. */
export function unfitIn(text: string): { character: string; before: number } | undefined {
  const found = UNFIT.exec(text);
  return found ? { character: found[0], before: found.index } : undefined;
}

/** Something to read: spaces and what has no width are nothing, nor are letters that are drawn as nothing. */
const READABLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether there is anything to read in a text. */
export const isReadable = (text: string): boolean => READABLE.test(text);

/** Whether a text names nothing but what is filled in for it: any other name would stand on the page as it is. */
const namesAlone = (text: string, known: readonly string[]) =>
  (text.match(/\{\{.*?\}\}/g) ?? []).every((name) => known.includes(name));

/** A text of one line, with something to read in it. @param known what it may name instead of repeating it: `{{name}}` */
export const line = (most: number, known: readonly string[] = []) =>
  z.string('empty').check(
    z.refine(isReadable, 'empty'),
    z.refine((text) => namesAlone(text, known), 'unknown_placeholder'),
    z.refine((text) => text.length <= most, `too_long:${most}`),
    z.refine((text) => !UNFIT.test(text), 'unfit_characters'),
  );

/** The same, or nothing. */
export const lineOrNothing = (most: number) =>
  z._default(
    z.string().check(
      z.refine((text) => namesAlone(text, []), 'unknown_placeholder'),
      z.refine((text) => text.length <= most, `too_long:${most}`),
      z.refine((text) => !UNFIT.test(text), 'unfit_characters'),
    ),
    '',
  );

const isWebAddress = (text: string) => /^https:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text);

/** A whole address of a page on the web. */
export const webAddress = line(300).check(z.refine(isWebAddress, 'not_an_address'));

/** Whether there is such a day: no 30 February. */
const isThere = (day: string) => {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** The most that anything may cost: a hundred million baht. */
const MOST_SATANG = 10_000_000_000;

/** What something costs, in satang. */
export const price = z
  .int('not_a_price')
  .check(z.minimum(100, 'not_a_price'), z.maximum(MOST_SATANG, 'not_a_price'));

/** A calendar day: `2026-12-28`. */
export const calendarDay = z
  .string('empty')
  .check(z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && isThere(text), 'not_a_day'));

/** What is wrong with a value that is right by itself, and where: a code for whoever says it in words. */
export interface ContentProblem {
  path: (string | number)[];
  /** ASCII; what belongs to it follows after a colon. */
  code: string;
}

/** A check of a whole subject, whose parts have to fit each other. */
export const fitting = <Subject>(problemsIn: (subject: Subject) => Iterable<ContentProblem>) =>
  z.check<Subject>(({ issues, value }) => {
    for (const { path, code } of problemsIn(value)) {
      issues.push({ code: 'custom', input: value, path, message: code });
    }
  });

/** A problem for each name that occurred before. */
export function* repeated(
  named: [name: string, path: (string | number)[]][],
): Generator<ContentProblem> {
  const seen = new Set<string>();
  for (const [name, path] of named) {
    if (seen.has(name)) yield { path, code: 'repeated' };
    seen.add(name);
  }
}
