import { CAMPAIGN_PREFIXES } from '@clinicdee/protocol/site-content';
import {
  languageAt,
  mainLanguage,
  mainPathOf,
  pagesOfEveryLanguage,
  pagesOfMainLanguage,
} from './languages.ts';
import { anchorsShown } from './sections.ts';
import type { SiteContent } from './site-content.ts';

type List = (content: SiteContent) => readonly unknown[];

/** Minimum and maximum length of the lists of the landing page. */
const counts: [path: string, min: number, max: number, list: List][] = [
  ['navigation', 1, 7, ({ navigation }) => navigation],
  ['footer.menu.links', 1, 5, ({ footer }) => footer.menu.links],
  ['footer.information.links', 3, 5, ({ footer }) => footer.information.links],
  ['reasons', 3, 3, ({ reasons }) => reasons],
  ['clinics.stats', 0, 3, ({ clinics }) => clinics.stats],
  ['clinics.names', 0, 24, ({ clinics }) => clinics.names],
  ['problems.pairs', 4, 4, ({ problems }) => problems.pairs],
  ['userGroups.owner.points', 3, 3, ({ userGroups }) => userGroups.owner.points],
  ['userGroups.doctor.points', 3, 3, ({ userGroups }) => userGroups.doctor.points],
  ['userGroups.frontOffice.points', 3, 3, ({ userGroups }) => userGroups.frontOffice.points],
  ['features.rest', 5, 5, ({ features }) => features.rest],
  ['workflow.steps', 5, 5, ({ workflow }) => workflow.steps],
  ['results.figures', 0, 6, ({ results }) => results.figures],
  ['stories.told', 0, 12, ({ stories }) => stories.told],
  ['packages', 1, 5, ({ packages }) => packages],
  ['promotions', 0, 20, ({ promotions }) => promotions],
  ['pricing.advice', 0, 5, ({ pricing }) => pricing.advice],
  ['inclusions.points', 5, 5, ({ inclusions }) => inclusions.points],
  ['equipment.devices', 0, 24, ({ equipment }) => equipment.devices],
  ['faq.questions', 0, 20, ({ faq }) => faq.questions],
  ['landing.sharePicture.week', 7, 7, ({ landing }) => landing.sharePicture.week],
  ['views.dashboard.days', 7, 7, ({ views }) => views.dashboard.days],
  ['views.branchComparison.months', 6, 6, ({ views }) => views.branchComparison.months],
  ['views.branchComparison.branches', 3, 3, ({ views }) => views.branchComparison.branches],
  ['views.appointments.slots', 3, 3, ({ views }) => views.appointments.slots],
];

const mayBeEmpty = new Set([
  'sections',
  'emptySections',
  'comparison.groups',
  'contact.map.places',
  'thesaurus',
  ...counts.filter(([, min]) => min === 0).map(([path]) => path),
]);

/**
 * Validates what the compiler cannot: texts are not empty, figures and dates are well-formed, links have a
 * target, lists have the allowed length. Runs wherever content is loaded, so that a problem stops the build or
 * the start.
 *
 * @throws ContentProblems with the path of every problem and the expected value
 */
export function checkContent(language: string, content: SiteContent): void {
  const problems = [...problemsIn(content, [], anchorsShown(content.sections))];
  for (const [path, min, max, list] of counts) {
    const found = list(content).length;
    const expected = min === max ? `${min}` : `${min} to ${max}`;
    if (found < min || found > max) problems.push(`${path}: expected ${expected}, found ${found}`);
  }
  if (problems.length > 0) throw new ContentProblems(language, problems);
}

/** Validation errors of a language's content: path, rule and value of each. */
export class ContentProblems extends Error {
  readonly language: string;
  readonly problems: readonly string[];

  constructor(language: string, problems: readonly string[]) {
    super(`The content "${language}" is not right:\n${problems.join('\n')}`);
    this.name = 'ContentProblems';
    this.language = language;
    this.problems = problems;
  }
}

/** Rules for values at certain paths, besides not being empty. */
const rules: [
  place: RegExp,
  expected: string,
  isValid: (value: string | number, anchors: readonly string[]) => boolean,
][] = [
  [/\.percent$/, 'a percentage', (value) => Number(value) >= 0],
  [
    /\.(href|embed)$|^brand\.crm$/,
    'an address, or a page or section that is shown',
    (value, anchors) => hasTarget(String(value), anchors),
  ],
  [/^brand\.phone\.href$/, 'tel:', (value) => String(value).startsWith('tel:')],
  [/^brand\.(email|privacyEmail)$/, 'an e-mail address', (value) => String(value).includes('@')],
  [/^legal\.\w+\.effective$/, 'a day', (value) => /^\d{4}-\d\d-\d\d$/.test(String(value))],
];

/** Whether an address is external or an existing page and visible section; ignores anchors of legal texts. */
export function hasTarget(href: string, anchors: readonly string[]): boolean {
  if (!href.startsWith('/')) return URL.canParse(href);
  const [path = '', anchor] = href.split('#');
  const page = mainPathOf(path);
  if (page === '/' && anchor !== undefined) return anchors.includes(anchor);
  return (
    pagesOfEveryLanguage.includes(page) ||
    CAMPAIGN_PREFIXES.some((prefix) => path.startsWith(prefix)) ||
    (languageAt(path) === mainLanguage &&
      (pagesOfMainLanguage.includes(page) || page.startsWith('/articles/')))
  );
}

/** @param anchors the anchors of the visible sections */
function* problemsIn(
  value: unknown,
  path: readonly string[],
  anchors: readonly string[],
): Generator<string> {
  const place = path.join('.');
  const problem = (expected: string) =>
    `${place}: expected ${expected}, found ${JSON.stringify(value)}`;
  if (typeof value === 'object' && value !== null) {
    if (
      Array.isArray(value) &&
      value.length === 0 &&
      !mayBeEmpty.has(place) &&
      !/\.(closedDays|otherHours)$/.test(place)
    )
      yield problem('an entry');
    for (const [key, child] of Object.entries(value))
      yield* problemsIn(child, [...path, key], anchors);
  } else if (typeof value === 'string' || typeof value === 'number') {
    const isMissing = typeof value === 'string' ? value.trim() === '' : !Number.isFinite(value);
    if (isMissing && place !== 'brand.dentalName') {
      yield problem(typeof value === 'string' ? 'a text' : 'a number');
    }
    for (const [where, expected, isValid] of rules) {
      if (where.test(place) && !isValid(value, anchors)) yield problem(expected);
    }
  }
}
