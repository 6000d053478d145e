import { sectionEntry, type SectionName, sectionNames } from '@clinicdee/protocol/site-content';
import { linkIn } from './languages.ts';

export { isSection, type SectionName } from '@clinicdee/protocol/site-content';

/*
 * The office decides which sections the landing page shows between the first screen and the contact form, and
 * their order (`home` of the content). Links to a hidden section are removed; links to the others follow the
 * sections' order.
 */

const anchorOf = (name: SectionName): string | undefined => sectionEntry(name).anchor;

/** The anchors of the visible sections; first screen and form are always visible. */
export const anchorsShown = (shown: readonly SectionName[]): string[] => [
  'home',
  ...shown.flatMap((name) => anchorOf(name) ?? []),
  'contact',
];

/** Whether a link targets a hidden section. */
export function isDead(href: string, shown: readonly SectionName[]): boolean {
  return sectionNames.some((name) => {
    const anchor = anchorOf(name);
    return anchor !== undefined && href === `/#${anchor}` && !shown.includes(name);
  });
}

/**
 * Prepares the links of a piece of content: those to hidden sections are removed from all lists, the other section
 * links follow the sections' order, and each `href` leads to its page in the language, if there is one.
 */
export function withLinks<Piece>(
  language: string,
  shown: readonly SectionName[],
  piece: Piece,
): Piece;
export function withLinks(
  language: string,
  shown: readonly SectionName[],
  piece: unknown,
): unknown {
  if (Array.isArray(piece)) {
    const live = piece.filter((entry: unknown) => !isLinkTo(entry, (href) => isDead(href, shown)));
    return inPageOrder(live, shown).map((entry: unknown) => withLinks(language, shown, entry));
  }
  if (typeof piece !== 'object' || piece === null) return piece;
  const entries = Object.entries(piece).map(([key, value]: [string, unknown]) => {
    const isLink = key === 'href' && typeof value === 'string';
    return [key, isLink ? linkIn(language, value) : withLinks(language, shown, value)];
  });
  return Object.fromEntries(entries) as unknown;
}

/** Sorts section links among their own positions; other entries stay in place. */
function inPageOrder(list: readonly unknown[], shown: readonly SectionName[]): unknown[] {
  const hrefs = shown.flatMap((name) => anchorOf(name) ?? []).map((anchor) => `/#${anchor}`);
  const rank = (entry: unknown) =>
    hrefs.findIndex((href) => isLinkTo(entry, (own) => own === href));
  const sorted = list.filter((entry) => rank(entry) >= 0).sort((a, b) => rank(a) - rank(b));
  return list.map((entry) => (rank(entry) >= 0 ? sorted.shift() : entry));
}

const isLinkTo = (entry: unknown, matches: (href: string) => boolean): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  'href' in entry &&
  typeof entry.href === 'string' &&
  matches(entry.href);
