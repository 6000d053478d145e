import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The lowest accepted score, of 0 to 4: safe against online and slow offline guessing. */
const LOWEST_SCORE = 3;
/** The most characters checked, since the estimator's time grows with the length. */
const LONGEST = 100;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Whether a password is easy to guess: common, a pattern, or based on words related to its owner.
 *
 * @param known words such as the e-mail address of the account
 */
export function isGuessable(password: string, known: readonly string[] = []): boolean {
  return estimator.check(password.slice(0, LONGEST), [...known]).score < LOWEST_SCORE;
}
