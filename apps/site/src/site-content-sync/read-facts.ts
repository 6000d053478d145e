import {
  crossSubjectProblems,
  schemaProblems,
  siteContent,
} from '@clinicdee/protocol/site-content';
import { isDeepStrictEqual } from 'node:util';
import { InvalidContent } from '../content/check-content.ts';
import { type Facts, factsWith, fileFacts } from '../content/facts.ts';
import { bangkokDay } from '../thai/dates.ts';

/**
 * Validates the site content of the office, by the same rules as the office.
 *
 * @param day today in Bangkok: `2026-11-22`
 * @returns the facts; `fileFacts` itself when they are equal
 * @throws InvalidContent with all errors
 */
export function readFacts(document: unknown, day = bangkokDay(Date.now())): Facts {
  const parsed = siteContent.safeParse(document);
  const facts = parsed.success ? factsWith(parsed.data) : undefined;
  const problems = facts
    ? [...crossSubjectProblems(facts, day)]
    : schemaProblems(siteContent, document);
  if (!facts || problems.length > 0) {
    throw new InvalidContent(problems.map(({ code, path }) => ({ field: path.join('.'), code })));
  }
  return isDeepStrictEqual(facts, fileFacts) ? fileFacts : facts;
}
