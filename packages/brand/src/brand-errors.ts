import { hasOwnMark } from './index.ts';
import { ownMark, ownMarkProblem } from './own-mark.ts';
import * as vendor from './vendor.ts';

/** Returns an error line for each invalid fact of this package, except for colours with too little contrast. */
export function brandErrors(): string[] {
  const ofMark = hasOwnMark ? ownMarkProblem(ownMark) : undefined;
  return [
    ...vendorErrors(vendor, new Date().getUTCFullYear()),
    ...(ofMark === undefined ? [] : [`packages/brand/src/own-mark.ts: ${ofMark}`]),
  ];
}

/** The facts of `vendor.ts` that are validated here: the office has no form for them, and types cannot express ranges. */
interface BuiltFacts {
  copyright: { since: number };
  hue: number;
  paperHue: number;
  actionHue: number;
  webhookWord: string;
}

/** Returns an error line for each invalid fact, with field, rule and value. @param year the current year */
export function vendorErrors(
  { copyright: { since }, webhookWord, ...hues }: BuiltFacts,
  year: number,
): string[] {
  const problem = (field: string, rule: string, found: unknown) =>
    `packages/brand/src/vendor.ts  ${field}: expected ${rule}, found ${JSON.stringify(found)}`;
  const problems = [];
  if (!Number.isInteger(since) || since < 1900 || since > year + 1)
    problems.push(problem('copyright.since', `a year of the common era until ${year + 1}`, since));
  for (const field of ['hue', 'paperHue', 'actionHue'] as const) {
    if (!Number.isFinite(hues[field])) problems.push(problem(field, 'a number', hues[field]));
  }
  if (!/^[a-z][a-z0-9]*$/.test(webhookWord))
    problems.push(problem('webhookWord', 'lower-case letters and digits', webhookWord));
  return problems;
}
