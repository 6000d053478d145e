/**
 * Backward compatible statements: an earlier version names the columns that it reads and writes, and no migration
 * creates a unique index.
 */
const adding = [
  /^CREATE (?:VIRTUAL )?TABLE /,
  /^(?:CREATE|DROP) INDEX /,
  /^ALTER TABLE \w+ ADD COLUMN (?!.*\bNOT NULL\b(?!.*\bDEFAULT\b))(?!.*\bUNIQUE\b)/s,
];

/** Whether a migration only adds tables, columns or indices. */
const onlyAdds = (step: string): boolean =>
  step
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .every((statement) => adding.some((kind) => kind.test(statement)));

/** How many of these migrations a version must know to work with a database that has had all of them. */
export function stepsToKnow(steps: readonly string[]): number {
  const last = steps.findLastIndex((step) => !onlyAdds(step));
  return last + 1;
}
