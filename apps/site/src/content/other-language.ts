import type { SiteContent } from './site-content.ts';

/** What the content says to programs, not to people. */
const codes =
  /^(href|embed|crm|email|privacyEmail|icon|tone|mark|drawing|from|limit|effective|openGraphLocale|type|id|sections|openDays|day)$/;

/**
 * For tests: the content in a language that nobody writes, every word of it a Georgian letter. A word of
 * any other alphabet on a page is then one that a component has by itself.
 */
export const inOtherLanguage = (content: SiteContent): SiteContent =>
  Object.assign(translated(content), { language: 'ka' });

/** A piece of content with its words exchanged, and its codes, figures and addresses as they were. */
export function translated<Piece>(piece: Piece): Piece;
export function translated(piece: unknown): unknown {
  return exchange(piece, '');
}

function exchange(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => exchange(entry, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([at, one]) => [at, exchange(one, at)]));
  }
  if (typeof value !== 'string' || (codes.test(key) && /^[\x21-\x7e]+$/.test(value))) return value;
  // What a component fills in keeps its name.
  const parts = value.split(/(\{\{\w+\}\})/);
  return parts
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\p{L}\p{M}]+/gu, 'ლ')))
    .join('');
}

/** The words of a page that are not of that language: in its text, and where people hear or see an attribute. */
export function wordsOfOthers(html: string): string[] {
  const attributes = html.matchAll(
    / (?:aria-label|alt|title|placeholder|content|data-(?:label|not-renewed|copied|not-copied|map-title))="([^"]*)"/g,
  );
  const shown = [html.replace(/<[^>]*>/g, ' '), ...Array.from(attributes, ([, value]) => value)];
  const words = shown
    .join(' ')
    .replace(/&(#x?)?\w+;/g, ' ')
    .match(/[\p{L}\p{M}]+/gu);
  return (words ?? []).filter((word) => !/^\p{Script=Georgian}+$/u.test(word));
}
