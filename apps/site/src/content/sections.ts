/*
 * What the landing page shows between its first screen and the contact form: the one list. A section that is
 * taken out is gone with every link that leads to it; one that is moved stands where its line does.
 */

/** Every section that there is, and the anchor that links lead to where it has one. */
const anchors = {
  clinics: undefined,
  problems: undefined,
  'user-groups': undefined,
  features: 'features',
  workflow: undefined,
  results: undefined,
  pricing: 'pricing',
  equipment: 'equipment',
  faq: undefined,
} satisfies Record<string, string | undefined>;

export type SectionName = keyof typeof anchors;

/** The sections that are shown, in order. */
export const shownSections: readonly SectionName[] = [
  'clinics',
  'problems',
  'user-groups',
  'features',
  'workflow',
  'results',
  'pricing',
  'equipment',
  'faq',
];

/** Whether the landing page has a section. */
export const isShown = (section: SectionName): boolean => shownSections.includes(section);

/** The anchors of the landing page as it is shown: the first screen and the form are always there. */
export const anchorsShown = (): string[] => [
  'home',
  ...shownSections.flatMap((name) => anchors[name] ?? []),
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
export function withoutDeadLinks<Piece>(piece: Piece, shown?: readonly SectionName[]): Piece;
export function withoutDeadLinks(piece: unknown, shown = shownSections): unknown {
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
