import { wordmark } from '@clinicdee/brand/vendor';
import { unbrokenWords } from '@clinicdee/thai/unbroken-words';

/** Browsers also break a phone number at its hyphens. */
const phoneNumber = '0\\d{1,2}-\\d{3}-\\d{3,4}';

/** The Thai words of the vendor's name, which are in no dictionary. */
export const ownNames: readonly string[] = wordmark.filter((word) => /^[\p{L}\p{M}]+$/u.test(word));

/** The longest first: ผู้ใช้งาน before ผู้ใช้. Browser scripts use only these; the server handles all words. */
const longestFirst = [...unbrokenWords, ...ownNames].sort((a, b) => b.length - a.length);
const pattern = new RegExp(`(${[phoneNumber, ...longestFirst].join('|')})`);

/**
 * Splits a text; parts with an odd index must not be broken across lines. Binds ๆ to the word before it, and น. to
 * its time.
 */
export const splitUnbroken = (text: string): string[] =>
  text
    .replace(/ ?ๆ/g, '\u00a0ๆ')
    .replace(/(\d) (?=น\.)/g, '$1\u00a0')
    .split(pattern);
