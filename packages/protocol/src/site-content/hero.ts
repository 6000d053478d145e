import * as z from 'zod/mini';
import { line, list } from './text.ts';

/** The widest phrase that fits the smallest first screen, in letters (styles of the section `hero`). */
const WIDEST_PHRASE = 15;

/** Marks above and below have no width. */
const marks = /\p{Mn}/gu;
const narrow = /[เแโใไาะiIljft1 .,:!'|]/g;

/** Estimates the width of a headline in letters: Thai marks count 0, narrow letters 0.6. */
export const headlineWidth = (text: string): number => {
  const letters = text.replace(marks, '');
  return letters.length - 0.4 * (letters.match(narrow)?.length ?? 0);
};

const phrase = line(24).check(
  z.refine((text) => headlineWidth(text) <= WIDEST_PHRASE, 'too_wide_for_headline'),
);

/** The texts of the first screen, which has little room. */
export const heroContent = z.object({
  /** Phrases that are never broken across lines. */
  title: list(phrase, 4),
  /** May contain the product name. */
  lead: line(200, ['{{name}}']),
  devices: line(60),
  /** Before the phone number. */
  phone: line(24),
  toForm: line(40),
});
