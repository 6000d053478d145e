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
