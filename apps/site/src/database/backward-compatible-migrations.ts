/**
 * Statements after which an earlier version writes and reads as before: it names the columns that it knows,
 * and an index is a matter of speed (no step makes a unique one).
 */
const adding = [
  /^CREATE (?:VIRTUAL )?TABLE /,
  /^(?:CREATE|DROP) INDEX /,
  /^ALTER TABLE \w+ ADD COLUMN (?!.*\bNOT NULL\b(?!.*\bDEFAULT\b))(?!.*\bUNIQUE\b)/s,
];

/** Whether a step of a database adds, and changes nothing of what is there. */
const onlyAdds = (step: string): boolean =>
  step
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .every((statement) => adding.some((kind) => kind.test(statement)));

/** How many steps a version has to know to work on a database that has been through all of these. */
export function stepsToKnow(steps: readonly string[]): number {
  const last = steps.findLastIndex((step) => !onlyAdds(step));
  return last + 1;
}
