import {
  type SiteContentSubject,
  siteContentSubjects,
  type ContentProblem,
  crossSubjectProblems,
  problemsOf,
} from '@clinicdee/protocol/site-content';
import { type Facts, fileFacts } from './facts.ts';
import { startedOn } from './started-on.ts';

/** Subjects whose file has another name. */
const files: Partial<Record<string, string>> = {
  announcement: 'site-content',
  contact: 'vendor',
  promotions: 'site-content',
  comparison: 'comparison',
  'home-en': 'home-english',
};

/**
 * Validates the repository's content by the rules of the back office. Returns one line per error: file, field,
 * rule and value.
 */
export function factErrors(facts: Facts = fileFacts): string[] {
  const subjects = Object.keys(siteContentSubjects) as SiteContentSubject[];
  const own = subjects.flatMap((subject) =>
    problemsOf(subject, facts[subject]).map((problem) => inWords(facts, subject, problem)),
  );
  if (own.length > 0) return own;
  return [...crossSubjectProblems(facts, startedOn)].map(
    ({ code, path: [subject = '', ...path] }) =>
      inWords(facts, String(subject) as SiteContentSubject, { code, path }),
  );
}

function inWords(
  facts: Facts,
  subject: SiteContentSubject,
  { code, path }: ContentProblem,
): string {
  const file = files[String(path[0])] ?? files[subject] ?? subject;
  const found = path.reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | undefined)?.[step],
    facts[subject],
  );
  const rule = code.replaceAll('_', ' ').replace(':', ', ');
  return `packages/brand/src/${file}.ts  ${path.join('.')}: ${rule}, found ${JSON.stringify(found)}`;
}
