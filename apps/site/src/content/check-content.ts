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

/**
 * Validates what neither the compiler nor the rules of the subjects can: no text is empty, and each link has a target.
 * Runs wherever content is loaded, so that a problem stops the build or the start.
 *
 * @throws ContentProblems with the path of every problem and the expected value
 */
export function checkContent(language: string, content: SiteContent): void {
  const problems = [...problemsIn(content, [], anchorsShown(content.sections))];
  if (problems.length > 0) throw new ContentProblems(language, problems);
}

/** Validation errors of a language's content: path, rule and value of each. */
export class ContentProblems extends Error {
  readonly language: string;
  readonly problems: readonly string[];

  constructor(language: string, problems: readonly string[]) {
    super(`The content "${language}" is invalid:\n${problems.join('\n')}`);
    this.name = 'ContentProblems';
    this.language = language;
    this.problems = problems;
  }
}

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

/** Values that are addresses. */
const ADDRESS = /\.(href|embed)$|^brand\.crm$/;

/** @param anchors the anchors of the visible sections */
function* problemsIn(
  value: unknown,
  path: readonly string[],
  anchors: readonly string[],
): Generator<string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value))
      yield* problemsIn(child, [...path, key], anchors);
  }
  if (typeof value !== 'string') return;
  const place = path.join('.');
  const problem = (expected: string) =>
    `${place}: expected ${expected}, found ${JSON.stringify(value)}`;
  if (value.trim() === '' && place !== 'brand.dentalName') yield problem('a text');
  if (ADDRESS.test(place) && !hasTarget(value, anchors)) {
    yield problem('an address, or a page or section that is shown');
  }
}
