import type { SectionName } from '@clinicdee/protocol/site-content';

export type { SectionName } from '@clinicdee/protocol/site-content';

/*
 * What the landing page shows between its first screen and the contact form is a fact that the office may change:
 * `sections` of the content. A section that is switched off is gone with every link that leads to it; one that is
 * moved stands where its line does.
 */

/** Every section that there is, and the anchor that links lead to where it has one. */
const anchors: Record<SectionName, string | undefined> = {
  clinics: undefined,
  problems: undefined,
  'user-groups': undefined,
  features: 'features',
  workflow: undefined,
  results: undefined,
  pricing: 'pricing',
  equipment: 'equipment',
  faq: undefined,
};

/** The anchors of the landing page as it is shown: the first screen and the form are always there. */
export const anchorsShown = (shown: readonly SectionName[]): string[] => [
  'home',
  ...shown.flatMap((name) => anchors[name] ?? []),
  'contact',
];

/** Whether a link leads to a section that is not shown. */
function isDead(href: string, shown: readonly SectionName[]): boolean {
  const names = Object.keys(anchors) as SectionName[];
  return names.some(
    (name) => anchors[name] !== undefined && href === `/#${anchors[name]}` && !shown.includes(name),
  );
}

/** A piece of content without those links of its lists that lead to sections which are not shown. */
export function withoutDeadLinks<Piece>(piece: Piece, shown: readonly SectionName[]): Piece;
export function withoutDeadLinks(piece: unknown, shown: readonly SectionName[]): unknown {
  if (Array.isArray(piece)) {
    return piece
      .filter((one: unknown) => !isLinkTo(one, (href) => isDead(href, shown)))
      .map((one: unknown) => withoutDeadLinks(one, shown));
  }
  if (typeof piece !== 'object' || piece === null) return piece;
  const entries = Object.entries(piece).map(([key, value]: [string, unknown]) => [
    key,
    withoutDeadLinks(value, shown),
  ]);
  return Object.fromEntries(entries) as unknown;
}

const isLinkTo = (one: unknown, isMeant: (href: string) => boolean): boolean =>
  typeof one === 'object' &&
  one !== null &&
  'href' in one &&
  typeof one.href === 'string' &&
  isMeant(one.href);
