import { landingSections, type SectionName } from '@clinicdee/brand/site-content';

export type { SectionName } from '@clinicdee/brand/site-content';

/*
 * What the landing page shows between its first screen and the contact form is a fact that the office may change:
 * `sections` of the content. A section that is switched off is gone with every link that leads to it; one that is
 * moved stands where its line does.
 */

/** The anchor that links lead to a section by, where it has one. */
function anchorOf(name: SectionName): string | undefined {
  const section = landingSections[name];
  return 'anchor' in section ? section.anchor : undefined;
}

const names = Object.keys(landingSections) as SectionName[];

/** Whether the site has a section of this name. */
export const isSection = (name: string): name is SectionName =>
  Object.hasOwn(landingSections, name);

/** The anchors of the landing page as it is shown: the first screen and the form are always there. */
export const anchorsShown = (shown: readonly SectionName[]): string[] => [
  'home',
  ...shown.flatMap((name) => anchorOf(name) ?? []),
  'contact',
];

/** Whether a link leads to a section that is not shown. */
export function isDead(href: string, shown: readonly SectionName[]): boolean {
  return names.some((name) => {
    const anchor = anchorOf(name);
    return anchor !== undefined && href === `/#${anchor}` && !shown.includes(name);
  });
}

/**
 * A piece of content without those links of its lists that lead to sections which are not shown; the others stand in
 * the order of their sections.
 */
export function withoutDeadLinks<Piece>(piece: Piece, shown: readonly SectionName[]): Piece;
export function withoutDeadLinks(piece: unknown, shown: readonly SectionName[]): unknown {
  if (Array.isArray(piece)) {
    const alive = piece.filter((one: unknown) => !isLinkTo(one, (href) => isDead(href, shown)));
    return inPageOrder(alive, shown).map((one: unknown) => withoutDeadLinks(one, shown));
  }
  if (typeof piece !== 'object' || piece === null) return piece;
  const entries = Object.entries(piece).map(([key, value]: [string, unknown]) => [
    key,
    withoutDeadLinks(value, shown),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** Links to sections change places among themselves; whatever else is in the list stays where it is. */
function inPageOrder(list: readonly unknown[], shown: readonly SectionName[]): unknown[] {
  const hrefs = shown.flatMap((name) => anchorOf(name) ?? []).map((anchor) => `/#${anchor}`);
  const placeOf = (one: unknown) => hrefs.findIndex((href) => isLinkTo(one, (own) => own === href));
  const sorted = list
    .filter((one) => placeOf(one) >= 0)
    .sort((one, other) => placeOf(one) - placeOf(other));
  return list.map((one) => (placeOf(one) >= 0 ? sorted.shift() : one));
}

const isLinkTo = (one: unknown, isMeant: (href: string) => boolean): boolean =>
  typeof one === 'object' &&
  one !== null &&
  'href' in one &&
  typeof one.href === 'string' &&
  isMeant(one.href);
