import { hasOwnMark, mark } from '@clinicdee/brand';
import { ownMark } from '@clinicdee/brand/own-mark';
import { palette } from '@clinicdee/brand/palette';
import { createHash } from 'node:crypto';

/** Raise it when the drawing changes: pictures are then made again. */
const DESIGN = 6;

/** What a share picture says, and shows. */
export interface ShareWords {
  /** The title in its phrases: a line breaks between them where it can. */
  title: readonly string[];
  /** A smaller line below the title. */
  below?: string;
  /** On the counter's front, at its end: the tag, or the price and below it what it is for. */
  label: readonly string[];
  /** On the counter's front, beside the mark. */
  brand: string;
  /** What stands on the counter. */
  object: ShareObject;
}

export type ShareObject =
  | { kind: 'files' | 'lock-folder' }
  /** An article's cover, whole: the name of its file. */
  | { kind: 'cover'; file: string }
  | ({ kind: 'income' } & IncomeCard);

/** The product's first view: today's income, and that of the days before by branch. */
export interface IncomeCard {
  caption: string;
  unit: string;
  /** Baht by branch; the last day is today. */
  days: readonly { label: string; income: readonly number[] }[];
}

/**
 * Changes with what a picture says, and with the brand's colours and mark: part of its address, so that nobody
 * keeps an old one.
 */
export function shareDigest(say: ShareWords): string {
  return begun
    .copy()
    .update(`${JSON.stringify(say)}]`)
    .digest('base64url')
    .slice(0, 16);
}

/** Of the list of all that a picture depends on, what is the same for each. */
const begun = createHash('sha256').update(
  JSON.stringify([DESIGN, palette, hasOwnMark ? ownMark : mark]).replace(/\]$/, ','),
);
