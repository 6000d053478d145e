import { drawnClinic } from './drawn-clinic.ts';
import { hasOwnMark } from './index.ts';
import { ownMark, ownMarkProblem } from './own-mark.ts';
import * as vendor from './vendor.ts';

/** Returns an error line for each invalid fact of this package, except for colours with too little contrast. */
export function brandErrors(): string[] {
  const ofMark = hasOwnMark ? ownMarkProblem(ownMark) : undefined;
  return [
    ...vendorErrors(vendor, new Date().getUTCFullYear()),
    ...emptyTexts(drawnClinic),
    ...(ofMark === undefined ? [] : [`packages/brand/src/own-mark.ts: ${ofMark}`]),
  ];
}

/** The facts of `vendor.ts` that are validated here: the office has no form for them, and types cannot express ranges. */
interface BuiltFacts {
  hue: number;
  paperHue: number;
  actionHue: number;
  copyright: { since: number };
  webhookWord: string;
}

/** Returns an error line for each invalid fact, with field, rule and value. @param year the current year */
export function vendorErrors(
  { actionHue, copyright, hue, paperHue, webhookWord }: BuiltFacts,
  year: number,
): string[] {
  const problems = Object.entries({ hue, paperHue, actionHue })
    .filter(([, found]) => !(found >= 0 && found <= 360))
    .map(([name, found]) => problem('vendor', name, 'degrees from 0 to 360', found));
  const { since } = copyright;
  if (!Number.isInteger(since) || since < 1900 || since > year + 1)
    problems.push(
      problem('vendor', 'copyright.since', `a year of the common era until ${year + 1}`, since),
    );
  if (!/^[a-z][a-z0-9]*$/.test(webhookWord))
    problems.push(problem('vendor', 'webhookWord', 'lower-case letters and digits', webhookWord));
  return problems;
}

/** Returns an error line for each empty text of the drawn clinic, which would leave a hole in a picture. */
export function emptyTexts(value: unknown, path: string[] = []): string[] {
  if (typeof value === 'string')
    return value.trim() === '' ? [problem('drawn-clinic', path.join('.'), 'words', value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => emptyTexts(part, [...path, name]));
}

const problem = (file: string, field: string, rule: string, found: unknown) =>
  `packages/brand/src/${file}.ts  ${field}: expected ${rule}, found ${JSON.stringify(found)}`;
