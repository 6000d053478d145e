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

/** A validation error: the field, if known, and the rule. */
type ContentError = ContentTrial['problems'][number];

/** Site content of the office that is invalid; nothing of it is applied. */
export class EditsRefused extends Error {
  override name = 'EditsRefused';
  readonly places: ContentError[];

  constructor(places: ContentError[]) {
    super("The office's words and figures are not right");
    this.places = places;
    this.message += `: ${this.problems.join('; ')}`;
  }

  /** The errors as text: `packages.packages.1.yearlySatang: not_above_smaller`. */
  get problems(): string[] {
    return this.places.map(({ code, field }) => (field === undefined ? code : `${field}: ${code}`));
  }
}

/**
 * Validates the site content of the office, by the same rules as the office.
 *
 * @returns the facts; `fileFacts` itself when they are equal
 * @throws EditsRefused with all errors
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
 * Returns the site's contents with the content of the office, as of a day.
 *
 * @throws EditsRefused with all errors
 */
export function editedContents(document: unknown, day: string): Contents {
  try {
    return contentsOf(readEdits(document), day);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Converts any error of reading or rendering content. */
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
