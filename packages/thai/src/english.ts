/*
 * English in Thai text is read aloud by an English voice where its element says so. What counts is what a
 * Thai voice reads badly: words in small letters (Doctor note, Recall, X-ray). Capitals alone (LINE, VAT)
 * are spelt out by every voice, and addresses and codes are no language.
 */

/** Latin words beside each other. In HTML an apostrophe may be written as its number. */
const words = "[A-Za-z](?:[A-Za-z'’]|&#(?:x27|39);(?=[A-Za-z]))*(?:-[A-Za-z]+)*";
const phrase = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}@./_:\\\\=&#%-])${words}(?:(?:, |[ \\u00a0](?:& |&amp; )?)${words})*(?![\\p{L}\\p{M}\\p{N}@/_:=;-]|\\.[a-z])`,
  'gu',
);
/** Names and codes are the same in every language, and most voices know the great ones. */
const names =
  /\b(?:Google|Facebook|Instagram|YouTube|TikTok|Mbps|Gbps|utm|[A-Z][a-z]+[A-Z][A-Za-z]+)\b/g;
/** Whether a phrase has a word that is one, not an abbreviation, a code or a name. */
const isEnglish = (text: string) =>
  /[a-z]{3}/.test(text.replaceAll(/&#?\w+;/g, "'").replace(names, ''));
/** The same in text between tags; a tag stays as it is. */
const tagOrPhrase = new RegExp(`<[^>]*>|${phrase.source}`, 'gu');
/** A letter of another script, or a figure, which is read in the language that surrounds it. */
const foreign = /(?![A-Za-z])\p{L}|\d/u;

/** What says in which language something is. */
export const IN_ENGLISH = ' lang="en"';

/** Wraps the English phrases of a piece of HTML without tags of its own but spans. */
export const englishIn = (html: string): string =>
  html.replace(tagOrPhrase, (found) =>
    found.startsWith('<') || !isEnglish(found) ? found : `<span${IN_ENGLISH}>${found}</span>`,
  );

/** Whether a text is English as a whole, whatever signs stand beside. */
export function isAllEnglish(text: string): boolean {
  const rest = text
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll(/&#?\w+;/g, ' ')
    .replace(phrase, (found) => (isEnglish(found) ? '' : found));
  return rest.length < text.length && !foreign.test(rest);
}
