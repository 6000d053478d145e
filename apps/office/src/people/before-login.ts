import { APIError, type CollectionBeforeLoginHook } from 'payload';
import { currentSession, endSessions } from '../payload-patches/sessions.ts';
import type { User } from '../payload-types.ts';
import { acceptsCode, activeFactorOf, WRONG_CODE } from './second-factor.ts';

/** The request header with the code of the second factor. */
const CODE_HEADER = 'x-office-code';

/** The password was right, and a code is missing or wrong. The admin asks for it and repeats the request. */
export class CodeRequired extends APIError {
  readonly isWrong: boolean;

  constructor(isWrong: boolean) {
    const message = isWrong ? WRONG_CODE : 'กรอกรหัสยืนยันจากแอปด้วย รหัสหนึ่งใช้ได้ครั้งเดียว';
    super(message, 401, { ask: 'code' });
    this.isWrong = isWrong;
  }
}

/**
 * Rejects every login without a valid code to an account with a second factor, whichever way it logs in. Payload
 * creates the session before, and removes it when this throws. A password reset logs in as well, and
 * `afterPasswordReset` ends that session.
 *
 * @throws CodeRequired; a wrong code counts like a wrong password
 */
export const checkSecondFactor: CollectionBeforeLoginHook<User> = async ({
  context,
  req,
  user,
}) => {
  const factor = await activeFactorOf(req, user.id);
  user.hasSecondFactor = factor !== undefined;
  if (!factor || context.setsPassword === true) return;
  const code = req.headers.get(CODE_HEADER)?.trim();
  if (!code) throw new CodeRequired(false);
  if (!(await acceptsCode(req, factor, code))) throw new CodeRequired(true);
};

/** Ends the session with which a user confirms who they are: the login has started another one. */
export const endFormerSession: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const former = req.user?.id === user.id ? currentSession(req.user) : undefined;
  if (former) await endSessions(req, user.id, ({ id }) => id === former.id);
};
