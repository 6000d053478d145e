import type { SiteContent } from './site-content.ts';

/** What the grids of the landing page are drawn for. */
const counts: [
  path: string,
  expected: number,
  list: (content: SiteContent) => readonly unknown[],
][] = [
  ['navigation', 7, ({ navigation }) => navigation],
  ['footer.menu.links', 3, ({ footer }) => footer.menu.links],
  ['footer.information.links', 3, ({ footer }) => footer.information.links],
  ['reasons', 3, ({ reasons }) => reasons],
  ['clinics.stats', 3, ({ clinics }) => clinics.stats],
  ['clinics.names', 8, ({ clinics }) => clinics.names],
  ['problems.pairs', 4, ({ problems }) => problems.pairs],
  ['userGroups.owner.points', 3, ({ userGroups }) => userGroups.owner.points],
  ['userGroups.doctor.points', 3, ({ userGroups }) => userGroups.doctor.points],
  ['userGroups.frontOffice.points', 3, ({ userGroups }) => userGroups.frontOffice.points],
  ['features.rest', 5, ({ features }) => features.rest],
  ['workflow.steps', 5, ({ workflow }) => workflow.steps],
  ['results.figures', 6, ({ results }) => results.figures],
  ['stories.told', 3, ({ stories }) => stories.told],
  ['inclusions.points', 5, ({ inclusions }) => inclusions.points],
  ['equipment.devices', 6, ({ equipment }) => equipment.devices],
  ['views.dashboard.days', 7, ({ views }) => views.dashboard.days],
  ['views.branchComparison.months', 6, ({ views }) => views.branchComparison.months],
  ['views.branchComparison.branches', 3, ({ views }) => views.branchComparison.branches],
  ['views.appointments.slots', 3, ({ views }) => views.appointments.slots],
];

/**
 * Checks what the compiler cannot: that no text is empty, that prices and percentages are what they may
 * be, that links lead somewhere, and that lists are as long as their places on the page. It runs
 * wherever content is read, so that a slip stops the build and the start instead of reaching a visitor.
 *
 * @throws Error naming every place that is not right, and what was expected there
 */
export function checkContent(language: string, content: SiteContent): void {
  const slips = [...slipsIn(content, [])];
  for (const [path, expected, list] of counts) {
    const found = list(content).length;
    if (found !== expected) slips.push(`${path}: expected ${expected}, found ${found}`);
  }
  if (slips.length > 0) {
    throw new Error(`The content "${language}" is not right:\n${slips.join('\n')}`);
  }
}

/** What the text or figure at certain places must be, beside being there. */
const rules: [place: RegExp, expected: string, isRight: (value: string | number) => boolean][] = [
  [
    /^(equipment\.devices\.\d+\.price|packages\.\w+\.yearly)$/,
    'whole baht',
    (value) => Number.isInteger(value) && Number(value) > 0,
  ],
  [/\.percent$/, 'a percentage', (value) => Number(value) >= 0],
  [/\.(href|embed)$|^brand\.crm$/, 'an address', (value) => leadsSomewhere(String(value))],
  [/^brand\.phone\.href$/, 'tel:', (value) => String(value).startsWith('tel:')],
  [/^brand\.(email|privacyEmail)$/, 'an e-mail address', (value) => String(value).includes('@')],
  [/^legal\.\w+\.effective$/, 'a day', (value) => /^\d{4}-\d\d-\d\d$/.test(String(value))],
];

const leadsSomewhere = (href: string) => href.startsWith('/') || URL.canParse(href);

function* slipsIn(value: unknown, path: readonly string[]): Generator<string> {
  const place = path.join('.');
  const slip = (expected: string) =>
    `${place}: expected ${expected}, found ${JSON.stringify(value)}`;
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value) && value.length === 0) yield slip('an entry');
    for (const [key, child] of Object.entries(value)) yield* slipsIn(child, [...path, key]);
  } else if (typeof value === 'string' || typeof value === 'number') {
    if (typeof value === 'string' ? value.trim() === '' : !Number.isFinite(value)) {
      yield slip(typeof value === 'string' ? 'a text' : 'a number');
    }
    for (const [where, expected, isRight] of rules) {
      if (where.test(place) && !isRight(value)) yield slip(expected);
    }
  }
}
