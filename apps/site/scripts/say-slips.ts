/*
 * To be imported before what reads the words and figures: where these are not right, a command ends with the file, the
 * field, the rule and what was found there, and without a stack.
 */
import { contentHome } from '../src/content/content-home.ts';

/** The lines of an error that are for whoever wrote the content; undefined for any other. */
export function slipsOfContent(error: unknown): string[] | undefined {
  if (!(error instanceof Error && 'slips' in error && Array.isArray(error.slips))) return undefined;
  return error.slips.map((slip) => `${contentHome(String(slip).split(':')[0] ?? '')}  ${slip}`);
}

/** Says what is not right, and has the command end with 1. */
export function saySlips(slips: readonly string[]): void {
  process.stderr.write(`The content is not right:\n${slips.map((one) => `  ${one}\n`).join('')}`);
  process.exitCode = 1;
}

process.once('uncaughtException', (error) => {
  const slips = slipsOfContent(error);
  if (slips) saySlips(slips);
  else console.error(error);
  process.exit(1);
});
