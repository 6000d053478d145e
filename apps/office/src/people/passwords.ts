import { countCharacters } from '@clinicdee/protocol';
import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
} from 'payload';

const SHORTEST = 10;

/** Refuses a short password wherever one is set: by an admin, by oneself, by the reset link. */
export const requireStrongPassword: CollectionBeforeOperationHook = ({ args }) => {
  const { data } = args as { data?: { password?: unknown } };
  const password = data?.password;
  if (typeof password === 'string' && password !== '' && countCharacters(password) < SHORTEST) {
    throw new APIError(`รหัสผ่านต้องมีอย่างน้อย ${SHORTEST} ตัวอักษร`, 400, undefined, true);
  }
  return args;
};

interface Changed {
  args: { data?: { password?: unknown } };
  result: { id?: number; user?: { id?: number } };
}

/** A one-time password has done its work once its owner has set another. */
export const clearOneTimePassword: CollectionAfterOperationHook = async (operation) => {
  const { result } = operation;
  const { args, result: changed } = operation as unknown as Changed;
  if (typeof args.data?.password !== 'string' || args.data.password === '') return result;
  const id = changed.user?.id ?? changed.id;
  const { req } = operation;
  // A reset answers with the user in an envelope; a change of one's own account is the account.
  const isOwn = changed.user !== undefined || req.user?.id === id;
  if (id === undefined || !isOwn) return result;
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    data: { mustChangePassword: false },
    req,
    returning: false,
  });
  if ('mustChangePassword' in changed) changed.mustChangePassword = false;
  return result;
};
