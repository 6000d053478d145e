import { CAMPAIGN_PREFIXES, type ContentTrial } from '@clinicdee/protocol/site-content';
import {
  languageAt,
  mainLanguage,
  mainPathOf,
  pagesOfEveryLanguage,
  pagesOfMainLanguage,
} from './languages.ts';
import { anchorsShown } from './sections.ts';
import type { SiteContent } from './site-content.ts';

type ContentError = ContentTrial['problems'][number];

/** Content that cannot be shown, with all errors: the field of the office's form, if it is one, and the rule. */
export class InvalidContent extends Error {
  override name = 'InvalidContent';
  readonly errors: readonly ContentError[];

  constructor(errors: readonly ContentError[]) {
    super();
    this.errors = errors;
    this.message = this.problems.join('; ');
  }

  /** The errors as text: `packages.packages.1.yearlySatang: not_above_smaller`. */
  get problems(): string[] {
    return this.errors.map(({ code, field }) => (field === undefined ? code : `${field}: ${code}`));
  }
}

/**
 * Validates what neither the compiler nor the rules of the subjects can: no text is empty, and each link has a target.
 * Runs wherever content is loaded, so that a problem stops the build or the start.
 *
 * @throws InvalidContent with the path of every problem and the expected value
 */
export function checkContent(language: string, content: SiteContent): void {
  const errors = [...errorsIn(content, [language], anchorsShown(content.sections))];
  if (errors.length > 0) throw new InvalidContent(errors);
}

/** Whether an address is external or an existing page and visible section; ignores anchors of legal texts. */
function hasTarget(href: string, anchors: readonly string[]): boolean {
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

/** Values that are addresses. */
const ADDRESS = /\.(href|embed|crm)$/;

/** @param anchors the anchors of the visible sections */
function* errorsIn(
  value: unknown,
  path: readonly string[],
  anchors: readonly string[],
): Generator<ContentError> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value))
      yield* errorsIn(child, [...path, key], anchors);
  }
  if (typeof value !== 'string') return;
  const place = path.join('.');
  const error = (expected: string) => ({
    code: `${place}: expected ${expected}, found ${JSON.stringify(value)}`,
  });
  if (value.trim() === '' && !place.endsWith('.brand.dentalName')) yield error('a text');
  if (!ADDRESS.test(place) || hasTarget(value, anchors)) return;
  if (place.endsWith('.announcement.link.href')) {
    // The only link that the office can point at a page of the site.
    yield { field: 'announcement.linkAddress', code: 'no_such_page' };
  } else yield error('an address, or a page or section that is shown');
}
