/*
 * The parts of the brand that site and office share: the name and the mark. `vendor.ts` has the facts.
 */

import { productName, webhookWord, wordmark } from './vendor.ts';

export { productName, wordmark } from './vendor.ts';

/** The name for use after a Thai word: with a leading space unless the name itself begins in Thai. */
export const nameAfterThai = /^[\u0e00-\u0e7f]/.test(productName) ? productName : ` ${productName}`;

/**
 * Returns the text between the two halves of a wordmark: a space, or nothing when the name has none there or the second
 * half is empty.
 */
export function gapInWordmark(name: string, [first, second]: readonly [string, string]): string {
  const isOneWord = name.toLowerCase().includes(`${first}${second}`.toLowerCase());
  return second === '' || isOneWord ? '' : ' ';
}

export const wordmarkGap = gapInWordmark(productName, wordmark);

/** The header that signs a webhook. */
export const signatureHeaderName = `x-${webhookWord}-signature`;

/** Whether the mark is your own drawing (`own-mark.ts`) instead of the strokes below. */
export const hasOwnMark = false as boolean;

/** A mark on a 32 × 32 square: the corner radius of the background, and two strokes with their widths. */
export interface Mark {
  rounding: number;
  letter: string;
  letterWidth: number;
  cross: string;
  crossWidth: number;
}

/** The mark from 24 px up: a C around a plus, with clearance equal to the stroke of the plus. */
export const mark: Mark = {
  rounding: 9,
  letter: 'M23.25 9.35A9.4 9.4 0 1 0 23.25 22.65',
  letterWidth: 3.5,
  cross: 'M13.45 16h6.3M16.6 12.85v6.3',
  crossWidth: 2.9,
};

/** The variant for browser tabs (16 and 24 px): strokes are two whole pixels wide. */
export const smallMark: Mark = {
  rounding: 7,
  letter: 'M24.2 7.2A12 12 0 1 0 24.2 24.8',
  letterWidth: 4,
  cross: 'M10 16h12M16 10v12',
  crossWidth: 4,
};
