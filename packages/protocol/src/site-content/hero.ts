import * as z from 'zod/mini';
import { line } from './text.ts';

/** The widest phrase that fits the first screen, at its smallest size (`styles` of the section `hero`). */
const WIDEST_PHRASE = 15;

/** Marks above and below take no room of their own. */
const marks = /\p{Mn}/gu;
const narrow = /[เแโใไาะiIljft1 .,:!'|]/g;

/** How wide a text is, in letters of a headline: Thai marks take no room, narrow letters about six tenths. */
export const headlineWidth = (text: string): number => {
  const letters = text.replace(marks, '');
  return letters.length - 0.4 * (letters.match(narrow)?.length ?? 0);
};

const phrase = line(24).check(
  z.refine((text) => headlineWidth(text) <= WIDEST_PHRASE, 'too_wide_for_headline'),
);

/** The words of the first screen, whose room is small. */
export const heroContent = z.object({
  /** In phrases that stay whole each. */
  title: z
    .array(phrase, 'too_few:1')
    .check(z.minLength(1, 'too_few:1'), z.maxLength(4, 'too_many:4')),
  /** May name the product. */
  lead: line(200, ['{{name}}']),
  devices: line(60),
  /** Before the phone number. */
  phone: line(24),
  toForm: line(40),
});
