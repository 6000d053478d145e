/** The facts of `vendor.ts` that are validated here: the office has no form for them, and types cannot express ranges. */
export interface BuiltFacts {
  hue: number;
  paperHue: number;
  actionHue: number;
  copyright: { since: number };
  webhookWord: string;
}

const isHue = (found: number) => Number.isFinite(found) && found >= 0 && found <= 360;

/** Returns an error line for each invalid fact, with field, rule and value. @param year the current year */
export function vendorErrors(
  { actionHue, copyright, hue, paperHue, webhookWord }: BuiltFacts,
  year: number,
): string[] {
  const problems = Object.entries({ hue, paperHue, actionHue })
    .filter(([, found]) => !isHue(found))
    .map(([name, found]) => problem(name, 'degrees from 0 to 360', found));
  const { since } = copyright;
  if (!Number.isInteger(since) || since < 1900 || since > year + 1)
    problems.push(problem('copyright.since', `a year of the common era until ${year + 1}`, since));
  if (!/^[a-z][a-z0-9]*$/.test(webhookWord))
    problems.push(problem('webhookWord', 'lower-case letters and digits', webhookWord));
  return problems;
}

const problem = (field: string, rule: string, found: unknown) =>
  `packages/brand/src/vendor.ts  ${field}: expected ${rule}, found ${JSON.stringify(found)}`;
