import {
  APIError,
  AuthenticationError,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import { operationOf } from '../payload-patches/operation-of.ts';
import type { User } from '../payload-types.ts';
import { acceptsCode, secondFactorOf } from './second-factor.ts';

/** The request header with the code of the second factor. */
const CODE_HEADER = 'x-office-code';

/** The password was right, and a code is missing or wrong. The admin asks for it and repeats the request. */
export class CodeRequired extends APIError {
  constructor(message = 'กรอกรหัสยืนยันจากแอปด้วย') {
    super(message, 401, { ask: 'code' }, true);
  }
}

/**
 * Rejects every login without a valid code to an account with a second factor, whichever way it logs in. Payload
 * creates the session before, and removes it when this throws.
 *
 * @throws CodeRequired without a code, AuthenticationError for a wrong one, which counts like a wrong password
 */
export const checkSecondFactor: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const factor = await secondFactorOf(req, user.id);
  user.hasSecondFactor = factor?.isActive === true;
  if (!factor?.isActive || req.context.resetsPassword) return user;
  const code = req.headers.get(CODE_HEADER) ?? '';
  if (code.trim() === '') throw new CodeRequired();
  if (await acceptsCode(req, factor, code)) return user;
  req.context.isCodeWrong = true;
  throw new AuthenticationError(req.t);
};

/** Lets a password reset through: it logs in as well, and `afterPasswordReset` ends that session. */
export const markPasswordReset: CollectionBeforeOperationHook = (hook) => {
  if (operationOf(hook) === 'resetPassword') hook.req.context.resetsPassword = true;
  return hook.args;
};
