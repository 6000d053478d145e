import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { updateWithoutHooks } from '../payload-patches/update-without-hooks.ts';
import { environment } from '../environment/environment.ts';
import { oneTimePassword } from './one-time-password.ts';
import { isStrongPassword, PASSWORD_RULE } from './password-rule.ts';

/** The operations that set a password. */
const setting = new Set(['create', 'update', 'resetPassword']);

/** Payload's types call the name of an operation deprecated for the one value `read`. */
export const operationOf = (hook: { operation: string }) => hook.operation;

interface Given {
  data?: { password?: unknown };
  req: PayloadRequest;
}

/** Whoever is invited by mail sets a password of their own: nobody has to think of one for them. */
export const makeUpPassword: CollectionBeforeOperationHook = (hook) => {
  const { data } = hook.args as Given;
  const isInvited = operationOf(hook) === 'create' && environment().SMTP_URL !== undefined;
  if (isInvited && data && !data.password) data.password = oneTimePassword();
  return hook.args;
};

/** Refuses a short password wherever one is set: by an admin, by oneself, by the reset link. */
export const requireStrongPassword: CollectionBeforeOperationHook = (hook) => {
  const { args } = hook;
  if (!setting.has(operationOf(hook))) return args;
  const { data, req } = args as Given;
  const password = data?.password;
  if (typeof password !== 'string' || password === '') return args;
  if (!isStrongPassword(password)) throw new APIError(PASSWORD_RULE, 400, undefined, true);
  // The later hooks no longer see the password itself.
  req.context.setsPassword = true;
  return args;
};

/**
 * A password that somebody else gave is good for one thing: setting one's own. A one-time password
 * has done its work once its owner has set another.
 */
export const markOneTimePassword: CollectionBeforeChangeHook = ({
  context,
  data,
  originalDoc,
  req,
}) => {
  const changed = data as { mustChangePassword?: boolean };
  const before = originalDoc as { id?: number } | undefined;
  // Without a person at work it is the office itself: the first admin, a test.
  if (context.setsPassword && req.user) changed.mustChangePassword = req.user.id !== before?.id;
  return changed;
};

/** … also by the link in a mail, which changes the account without the hook above. */
export const clearAfterReset: CollectionAfterOperationHook = async (hook) => {
  const { req, result } = hook;
  if (operationOf(hook) !== 'resetPassword') return result;
  const { user } = result as { user: { id: number } };
  const data = { mustChangePassword: false };
  await updateWithoutHooks(req.payload, { collection: 'users', id: user.id, data, req });
  return result;
};
