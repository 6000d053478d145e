import { wordmark } from '@clinicdee/brand/vendor';
import { unbrokenWords } from '@clinicdee/thai/unbroken-words';

/** Browsers also break a phone number at its hyphens. */
const phoneNumber = '0\\d{1,2}-\\d{3}-\\d{3,4}';

/** The vendor's own name is a word of no dictionary. */
const ownName = wordmark.filter((word) => /^[\p{L}\p{M}]+$/u.test(word));

/** The longest first: ผู้ใช้งาน before ผู้ใช้. Scripts of a page know these alone; the rest is set by the server. */
const longestFirst = [...unbrokenWords, ...ownName].sort((a, b) => b.length - a.length);
const pattern = new RegExp(`(${[phoneNumber, ...longestFirst].join('|')})`);

/**
 * Splits a text where it may break: what has an odd index must stay in one line. ๆ is kept to the word
 * before it, and น. to its time.
 */
export const splitUnbroken = (text: string): string[] =>
  text
    .replace(/ ?ๆ/g, '\u00a0ๆ')
    .replace(/(\d) (?=น\.)/g, '$1\u00a0')
    .split(pattern);
