import * as z from 'zod/mini';

/** What is not seen, moves what is seen, or is drawn over the lines above and below. */
const UNFIT =
  /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{M}{5}/u;

/** A text of one line, with something to read in it. */
export const line = (most: number) =>
  z.string('empty').check(
    z.refine((text) => text.trim() !== '', 'empty'),
    z.refine((text) => text.length <= most, `too_long:${most}`),
    z.refine((text) => !UNFIT.test(text), 'unfit_characters'),
  );

/** The same, or nothing. */
export const lineOrNothing = (most: number) =>
  z._default(
    z.string().check(
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

/** A text that may name some things instead of repeating them: `{{name}}`. */
export const naming = (text: ReturnType<typeof line>, known: readonly string[]) =>
  text.check(
    z.refine(
      (one) => (one.match(/\{\{.*?\}\}/g) ?? []).every((name) => known.includes(name)),
      'unknown_placeholder',
    ),
  );

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
export interface Slip {
  path: (string | number)[];
  /** ASCII; what belongs to it follows after a colon. */
  code: string;
}

/** A check of a whole subject, whose parts have to fit each other. */
export const fitting = <Subject>(slipsIn: (subject: Subject) => Iterable<Slip>) =>
  z.check<Subject>(({ issues, value }) => {
    for (const { path, code } of slipsIn(value)) {
      issues.push({ code: 'custom', input: value, path, message: code });
    }
  });

/** A slip at each name that has stood before. */
export function* repeated(named: [name: string, path: (string | number)[]][]): Generator<Slip> {
  const seen = new Set<string>();
  for (const [name, path] of named) {
    if (seen.has(name)) yield { path, code: 'repeated' };
    seen.add(name);
  }
}
