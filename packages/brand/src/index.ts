/*
 * What the site and the office both show of the brand. Everything else about the vendor (address,
 * phone, prices, claims) is the site's content.
 */

/** The product's name, as in page titles, mails and the privacy notice. */
export const productName = 'คลินิกดี พลัส';

/** The two halves of the wordmark; the second is set apart. */
export const wordmark = ['คลินิกดี', 'พลัส'] as const;

/** The strokes of the mark on a square of 32, whose ground is `rounding` round at its corners. */
export const mark = {
  rounding: 9,
  letter: 'M22.5 10.8A8 8 0 1 0 22.5 21.2',
  cross: 'M19 16h7M22.5 12.5v7',
};
