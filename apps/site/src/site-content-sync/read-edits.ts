import {
  type ContentTrial,
  siteContent,
  crossSubjectProblems,
} from '@clinicdee/protocol/site-content';
import { isDeepStrictEqual } from 'node:util';
import { ContentProblems } from '../content/check-content.ts';
import { type Facts, factsWith, fileFacts } from '../content/facts.ts';
import { mainLanguage } from '../content/languages.ts';
import { type Contents, contentsOf } from '../content/site-content.ts';
import { bangkokDay } from '../thai/dates.ts';

/** A validation error: the field, if known, and the rule. */
type ContentError = ContentTrial['problems'][number];

/** Site content of the office that is invalid; nothing of it is applied. */
export class InvalidEdits extends Error {
  override name = 'InvalidEdits';
  readonly errors: ContentError[];

  constructor(errors: ContentError[]) {
    super('The site content of the office is invalid');
    this.errors = errors;
    this.message += `: ${this.problems.join('; ')}`;
  }

  /** The errors as text: `packages.packages.1.yearlySatang: not_above_smaller`. */
  get problems(): string[] {
    return this.errors.map(({ code, field }) => (field === undefined ? code : `${field}: ${code}`));
  }
}

/**
 * Validates the site content of the office, by the same rules as the office.
 *
 * @param day today in Bangkok: `2026-11-22`
 * @returns the facts; `fileFacts` itself when they are equal
 * @throws InvalidEdits with all errors
 */
export function readEdits(document: unknown, day = bangkokDay(Date.now())): Facts {
  const parsed = siteContent.safeParse(document);
  if (!parsed.success) {
    throw new InvalidEdits(
      parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), code: message })),
    );
  }
  const facts = factsWith(parsed.data);
  const between = [...crossSubjectProblems(facts, day)];
  if (between.length > 0) {
    throw new InvalidEdits(between.map(({ path, code }) => ({ field: path.join('.'), code })));
  }
  return isDeepStrictEqual(facts, fileFacts) ? fileFacts : facts;
}

/**
 * Returns the site's contents with the content of the office, as of a day.
 *
 * @throws InvalidEdits with all errors
 */
export function editedContents(document: unknown, day: string): Contents {
  try {
    return contentsOf(readEdits(document, day), day);
  } catch (error) {
    throw toInvalidEdits(error);
  }
}

/** Converts any error of reading or rendering content. */
export function toInvalidEdits(error: unknown): InvalidEdits {
  if (error instanceof InvalidEdits) return error;
  if (!(error instanceof ContentProblems)) {
    return new InvalidEdits([{ code: error instanceof Error ? error.message : String(error) }]);
  }
  const { language, problems } = error;
  return new InvalidEdits(
    problems.map((problem) => {
      const place = problem.slice(0, problem.indexOf(':'));
      const code = place === 'announcement.link.href' ? 'no_such_page' : problem;
      return { ...fieldOf(place, language), code };
    }),
  );
}

/** Maps prefixes of content paths to fields of the office's forms. */
const fields: [place: RegExp, field: string][] = [
  [/^packages(?=\.)/, 'packages.packages'],
  [/^comparison\.groups/, 'packages.comparison'],
  [/^equipment\.devices/, 'equipment.devices'],
  [/^announcement\.link\.href/, 'announcement.linkAddress'],
  [/^announcement\.link\.label/, 'announcement.linkText'],
  [/^faq\.questions/, 'questions.questions'],
  [/^hero(?=\.(title|lead|devices|phone|toForm)\b)/, 'home.hero'],
  [/^reasons(?=\.)/, 'home.hero.reasons'],
  [/^contact(?=\.(title|lead)\b)/, 'home.closing'],
  [/^landing\.title\b/, 'home.searchTitle'],
  [/^landing\.description\b/, 'home.searchDescription'],
  [/^brand\.phone\b.*/, 'contact.phone'],
  [/^brand\.line\b.*/, 'contact.lineId'],
  [/^brand\.(?=email$|privacyEmail$)/, 'contact.'],
  [/^brand\.crm\b/, 'contact.crm'],
  [/^brand\.profiles\b.*/, 'contact.profiles'],
  [/^brand\.(hours|opening)\b.*/, 'contact.openDays'],
  [/^brand\.(address|postal)\b.*/, 'contact.postal.street'],
  [/^brand\.map\b.*/, 'contact.place.search'],
];

/** Returns the field of the office's forms that a content path comes from, if it comes from a single one. */
export function fieldOf(place: string, language: string = mainLanguage): { field?: string } {
  const match = fields.find(([pattern]) => pattern.test(place));
  if (!match) return {};
  const field = place.replace(match[0], match[1]);
  return { field: language === mainLanguage ? field : field.replace(/^home(?=\.)/, 'home-en') };
}
