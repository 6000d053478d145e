/*
 * To be imported before what reads the words and figures: where these are not right, a command ends with the file, the
 * field, the rule and what was found there, and without a stack.
 */
import { contentHome } from '../src/content/content-home.ts';

/** The lines of an error that are for whoever wrote the content; undefined for any other. */
export function problemsOfContent(error: unknown): string[] | undefined {
  if (!(error instanceof Error && 'problems' in error && Array.isArray(error.problems)))
    return undefined;
  return error.problems.map(
    (problem) => `${contentHome(String(problem).split(':')[0] ?? '')}  ${problem}`,
  );
}

/** Says what is not right, and has the command end with 1. */
export function sayProblems(problems: readonly string[]): void {
  process.stderr.write(
    `The content is not right:\n${problems.map((one) => `  ${one}\n`).join('')}`,
  );
  process.exitCode = 1;
}

process.once('uncaughtException', (error) => {
  const problems = problemsOfContent(error);
  if (problems) sayProblems(problems);
  else console.error(error);
  process.exit(1);
});
