import * as z from 'zod/mini';

/** Characters that are invisible, move others, or are drawn over adjacent lines. */
const UNFIT =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\ufff9-\ufffd]|\p{M}{5}/u;

/** Returns the first forbidden character and its offset; undefined when there is none. */
export function unfitIn(text: string): { character: string; before: number } | undefined {
  const match = UNFIT.exec(text);
  return match ? { character: match[0], before: match.index } : undefined;
}

/** A visible character: no spaces, no zero-width characters and no blank letters. */
const READABLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns whether a text has a visible character. */
export const isReadable = (text: string): boolean => READABLE.test(text);

/** Returns whether all placeholders are known; an unknown one would appear on the page. */
const hasKnownPlaceholders = (text: string, known: readonly string[]) =>
  (text.match(/\{\{.*?\}\}/g) ?? []).every((name) => known.includes(name));

/** A visible text of one line. @param known placeholders that it may contain: `{{name}}` */
export const line = (most: number, known: readonly string[] = []) =>
  z.string('empty').check(
    z.refine(isReadable, 'empty'),
    z.refine((text) => hasKnownPlaceholders(text, known), 'unknown_placeholder'),
    z.refine((text) => text.length <= most, `too_long:${most}`),
    z.refine((text) => !UNFIT.test(text), 'unfit_characters'),
  );

/** Like {@link line}, but may be empty. */
export const lineOrNothing = (most: number) =>
  z._default(
    z.string().check(
      z.refine((text) => hasKnownPlaceholders(text, []), 'unknown_placeholder'),
      z.refine((text) => text.length <= most, `too_long:${most}`),
      z.refine((text) => !UNFIT.test(text), 'unfit_characters'),
    ),
    '',
  );

/** An optional link target: a path of the site, or an https URL. */
export const linkTarget = lineOrNothing(300).check(
  z.refine((text) => text === '' || /^(\/(?!\/)|https:\/\/)[^\s"<>]*$/.test(text), 'not_a_target'),
);

const isWebAddress = (text: string) => /^https:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text);

/** An absolute https URL. */
export const webAddress = line(300).check(z.refine(isWebAddress, 'not_an_address'));

/** Returns whether a day exists, unlike 30 February. */
const isExistingDay = (day: string) => {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** The highest price: a hundred million baht. */
const MOST_SATANG = 10_000_000_000;

/** A price in satang. */
export const price = z
  .int('not_a_price')
  .check(z.minimum(100, 'not_a_price'), z.maximum(MOST_SATANG, 'not_a_price'));

/** A calendar day: `2026-12-28`. */
export const calendarDay = z
  .string('empty')
  .check(z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && isExistingDay(text), 'not_a_day'));

/** A validation problem: a path and a code, for which the office has a message. */
export interface ContentProblem {
  path: (string | number)[];
  /** ASCII, with an optional parameter after a colon. */
  code: string;
}

/** A check across the fields of a subject. */
export const fitting = <Subject>(problemsIn: (subject: Subject) => Iterable<ContentProblem>) =>
  z.check<Subject>(({ issues, value }) => {
    for (const { path, code } of problemsIn(value)) {
      issues.push({ code: 'custom', input: value, path, message: code });
    }
  });

/** Yields a problem for each name that occurred before. */
export function* repeated(
  names: [name: string, path: (string | number)[]][],
): Generator<ContentProblem> {
  const seen = new Set<string>();
  for (const [name, path] of names) {
    if (seen.has(name)) yield { path, code: 'repeated' };
    seen.add(name);
  }
}

/** Yields the missing half of an optional link. */
export function* wholeLink({
  linkText,
  linkAddress,
}: {
  linkText: string;
  linkAddress: string;
}): Generator<ContentProblem> {
  if (linkAddress !== '' && linkText === '') yield { path: ['linkText'], code: 'empty' };
  if (linkText !== '' && linkAddress === '') yield { path: ['linkAddress'], code: 'empty' };
}
