/*
 * Screen readers use an English voice for elements with `lang="en"`. Only words that a Thai voice reads badly
 * are marked: those with lower-case letters (Doctor note, Recall, X-ray). Every voice spells out capitals
 * (LINE, VAT), and addresses and codes have no language.
 */

/** Adjacent Latin words. In HTML an apostrophe may be a numeric character reference. */
const words = "[A-Za-z](?:[A-Za-z'’]|&#(?:x27|39);(?=[A-Za-z]))*(?:-[A-Za-z]+)*";
const phrase = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}@./_:\\\\=&#%-])${words}(?:(?:, |[ \\u00a0](?:& |&amp; )?)${words})*(?![\\p{L}\\p{M}\\p{N}@/_:=;-]|\\.[a-z])`,
  'gu',
);
/** Names and codes, which are the same in every language; most voices know common brands. */
const names =
  /\b(?:Google|Facebook|Instagram|YouTube|TikTok|Mbps|Gbps|utm|[A-Z][a-z]+[A-Z][A-Za-z]+)\b/g;
/** Returns whether a phrase has an English word, not only abbreviations, codes or names. */
const isEnglish = (text: string) =>
  /[a-z]{3}/.test(text.replaceAll(/&#?\w+;/g, "'").replace(names, ''));
/** Matches a tag or a phrase; tags are left unchanged. */
const tagOrPhrase = new RegExp(`<[^>]*>|${phrase.source}`, 'gu');
/** A letter of another script, or a digit, which is read in the surrounding language. */
const foreign = /(?![A-Za-z])\p{L}|\d/u;

/** The attribute that marks an element as English. */
export const IN_ENGLISH = ' lang="en"';

/** Wraps English phrases in spans. The HTML may contain no tags except spans. */
export const englishIn = (html: string): string =>
  html.replace(tagOrPhrase, (found) =>
    found.startsWith('<') || !isEnglish(found) ? found : `<span${IN_ENGLISH}>${found}</span>`,
  );

/** Returns whether a text is entirely English, ignoring punctuation. */
export function isAllEnglish(text: string): boolean {
  const rest = text
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll(/&#?\w+;/g, ' ')
    .replace(phrase, (found) => (isEnglish(found) ? '' : found));
  return rest.length < text.length && !foreign.test(rest);
}
