import { productName } from '@clinicdee/brand';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { operationOf } from '../payload-patches/operation-of.ts';
import {
  normalisedPassword,
  GUESSABLE_PASSWORD,
  isLongEnough,
  PASSWORD_RULE,
} from './password-rule.ts';

/** The lowest accepted score, of 0 to 4: safe against online and slow offline guessing. */
const LOWEST_SCORE = 3;

// The time grows with the length: a hundred characters decide.
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 100 });

/**
 * Whether a password is easy to guess: common, a pattern, or based on words related to its owner.
 *
 * @param known words such as the e-mail address of the account
 */
export function isGuessable(password: string, known: string[] = []): boolean {
  return estimator.check(password, known).score < LOWEST_SCORE;
}

/** The operations that set a password. */
const settingOperations = new Set(['create', 'update', 'resetPassword']);

/** Rejects a short or guessable password, whether set by an admin, the user or the reset link. */
export const requireStrongPassword: CollectionBeforeOperationHook = (hook) => {
  const { args, req } = hook;
  if (!settingOperations.has(operationOf(hook))) return;
  const { data } = args as { data?: { password?: unknown; email?: unknown } };
  const password = data?.password;
  // Later hooks do not get the password, and another operation may share the context.
  req.context.setsPassword = typeof password === 'string' && password !== '';
  if (!data || typeof password !== 'string' || password === '') return;
  data.password = normalisedPassword(password);
  if (!isLongEnough(password)) throw new APIError(PASSWORD_RULE, 400);
  const known = [data.email, req.user?.email, productName].filter(
    (word) => typeof word === 'string',
  );
  if (isGuessable(password, known)) throw new APIError(GUESSABLE_PASSWORD, 400);
};
