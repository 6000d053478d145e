import { productName } from '@clinicdee/brand';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { operationOf } from '../payload-patches/operation-of.ts';
import { environment } from '../environment/environment.ts';
import {
  GUESSABLE_PASSWORD,
  isLongEnough,
  oneTimePassword,
  PASSWORD_RULE,
} from './password-rule.ts';

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

/** The operations that set a password. */
const settingOperations = new Set(['create', 'update', 'resetPassword']);

interface Args {
  data?: { password?: unknown; email?: unknown };
  req: PayloadRequest;
}

/** Generates a password for a user who is invited by mail and sets their own. */
export const generatePassword: CollectionBeforeOperationHook = (hook) => {
  const { data } = hook.args as Args;
  const isInvited = operationOf(hook) === 'create' && environment().SMTP_URL !== undefined;
  if (isInvited && data && !data.password) data.password = oneTimePassword();
  return hook.args;
};

/** Rejects a short or guessable password, whether set by an admin, the user or the reset link. */
export const requireStrongPassword: CollectionBeforeOperationHook = (hook) => {
  const { args } = hook;
  if (!settingOperations.has(operationOf(hook))) return args;
  const { data, req } = args as Args;
  const password = data?.password;
  // Later hooks do not get the password, and another operation may share the context.
  req.context.setsPassword = typeof password === 'string' && password !== '';
  if (typeof password !== 'string' || password === '') return args;
  if (!isLongEnough(password)) throw new APIError(PASSWORD_RULE, 400, undefined, true);
  const known = [data?.email, req.user?.email, productName].filter(
    (word) => typeof word === 'string',
  );
  if (isGuessable(password, known)) throw new APIError(GUESSABLE_PASSWORD, 400, undefined, true);
  return args;
};

/**
 * Requires a change of password after another user has set it, until the account's owner has set
 * their own.
 */
export const markOneTimePassword: CollectionBeforeChangeHook = ({
  context,
  data,
  originalDoc,
  req,
}) => {
  const changed = data as { mustChangePassword?: boolean };
  const before = originalDoc as { id?: number } | undefined;
  // Without a user the office itself creates the account: the first admin, a test.
  if (context.setsPassword && req.user) changed.mustChangePassword = req.user.id !== before?.id;
  return changed;
};
