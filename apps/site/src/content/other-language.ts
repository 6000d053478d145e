import type { SiteContent } from './site-content.ts';

/** Keys of values for programs, not for people. */
const codes =
  /^(href|embed|crm|email|privacyEmail|icon|tone|mark|drawing|from|limit|effective|openGraphLocale|type|id|sections|openDays|day)$/;

/**
 * For tests: pseudo-localized content, in which every word is a Georgian letter. Words in another script on a
 * page are then hard-coded in a component.
 */
export const inOtherLanguage = (content: SiteContent): SiteContent =>
  Object.assign(translated(content), { language: 'ka' });

/** Pseudo-localizes content; codes, figures and addresses stay. */
export function translated<Piece>(piece: Piece): Piece;
export function translated(piece: unknown): unknown {
  return pseudoLocalize(piece, '');
}

function pseudoLocalize(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => pseudoLocalize(entry, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, pseudoLocalize(child, name)]),
    );
  }
  if (typeof value !== 'string' || (codes.test(key) && /^[\x21-\x7e]+$/.test(value))) return value;
  // Placeholders stay.
  const parts = value.split(/(\{\{\w+\}\})/);
  return parts
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\p{L}\p{M}]+/gu, 'ლ')))
    .join('');
}

/** Returns a page's words in other scripts, from its text and its visible or spoken attributes. */
export function wordsOfOthers(html: string): string[] {
  // Links to the page in other languages.
  const own = html.replace(/<a [^>]*hreflang=[^>]*>[^<]*<\/a>/gi, '');
  const attributes = own.matchAll(
    / (?:aria-label|alt|title|placeholder|content|data-(?:label|not-renewed|copied|not-copied|map-title))="([^"]*)"/g,
  );
  const shown = [own.replace(/<[^>]*>/g, ' '), ...Array.from(attributes, ([, value]) => value)];
  const words = shown
    .join(' ')
    .replace(/&(#x?)?\w+;/g, ' ')
    .match(/[\p{L}\p{M}]+/gu);
  return (words ?? []).filter((word) => !/^\p{Script=Georgian}+$/u.test(word));
}
