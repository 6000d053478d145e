/*
 * Import this before modules that read the content: on invalid content a command then ends with file, field, rule and
 * value, without a stack trace.
 */
/** Returns the lines of a content error; undefined for any other error. */
export function contentErrorLines(error: unknown): string[] | undefined {
  if (!(error instanceof Error && 'problems' in error && Array.isArray(error.problems)))
    return undefined;
  return error.problems.map((problem) => `apps/site/src/content  ${problem}`);
}

/** Prints content errors and sets the exit code to 1. */
export function reportContentErrors(problems: readonly string[]): void {
  process.stderr.write(
    `The content is invalid:\n${problems.map((problem) => `  ${problem}\n`).join('')}`,
  );
  process.exitCode = 1;
}

process.once('uncaughtException', (error) => {
  const problems = contentErrorLines(error);
  if (problems) reportContentErrors(problems);
  else console.error(error);
  process.exit(1);
});
