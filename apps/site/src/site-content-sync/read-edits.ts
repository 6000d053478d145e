import {
  type ContentTrial,
  siteContent,
  crossSubjectProblems,
} from '@clinicdee/protocol/site-content';
import { isDeepStrictEqual } from 'node:util';
import { ContentProblems } from '../content/check-content.ts';
import { type Facts, factsWith, fileFacts } from '../content/facts.ts';
import { type Contents, contentsOf } from '../content/site-content.ts';
import { fieldOf } from './field-of.ts';

/** What is not right in what the office sent: the field, where it is one, and the rule. */
type ContentError = ContentTrial['problems'][number];

/** Words and figures that are not what they must be: nothing of them is taken over. */
export class EditsRefused extends Error {
  override name = 'EditsRefused';
  readonly places: ContentError[];

  constructor(places: ContentError[]) {
    super("The office's words and figures are not right");
    this.places = places;
    this.message += `: ${this.problems.join('; ')}`;
  }

  /** Each place and its rule in a line: `packages.packages.1.yearlySatang: not_above_smaller`. */
  get problems(): string[] {
    return this.places.map(({ code, field }) => (field === undefined ? code : `${field}: ${code}`));
  }
}

/**
 * Reads what the office has published, by the same rules by which the office lets it be published.
 *
 * @returns the facts; those of the file itself where nothing differs from them
 * @throws EditsRefused naming every place that is not right
 */
export function readEdits(document: unknown): Facts {
  const parsed = siteContent.safeParse(document);
  if (!parsed.success) {
    throw new EditsRefused(
      parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), code: message })),
    );
  }
  const facts = factsWith(parsed.data);
  const between = [...crossSubjectProblems(facts)];
  if (between.length > 0) {
    throw new EditsRefused(between.map(({ path, code }) => ({ field: path.join('.'), code })));
  }
  return isDeepStrictEqual(facts, fileFacts) ? fileFacts : facts;
}

/**
 * The site's contents with what the office has published, on a day.
 *
 * @throws EditsRefused naming every place that is not right
 */
export function editedContents(document: unknown, day: string): Contents {
  try {
    return contentsOf(readEdits(document), day);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Why contents cannot be shown, from whatever failed on the way to the pages. */
export function refusalOf(error: unknown): EditsRefused {
  if (error instanceof EditsRefused) return error;
  if (!(error instanceof ContentProblems)) {
    return new EditsRefused([{ code: error instanceof Error ? error.message : String(error) }]);
  }
  return new EditsRefused(
    error.problems.map((problem) => {
      const place = problem.slice(0, problem.indexOf(':'));
      return { ...fieldOf(place), code: problem };
    }),
  );
}
