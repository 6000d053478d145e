import { countCharacters } from '@clinicdee/protocol';
import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';

const SHORTEST = 10;

interface Given {
  data?: { password?: unknown };
  req: PayloadRequest;
}

/** Refuses a short password wherever one is set: by an admin, by oneself, by the reset link. */
export const requireStrongPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return args;
  const { data, req } = args as Given;
  const password = data?.password;
  if (typeof password !== 'string' || password === '') return args;
  if (countCharacters(password) < SHORTEST) {
    throw new APIError(`รหัสผ่านต้องมีอย่างน้อย ${SHORTEST} ตัวอักษร`, 400, undefined, true);
  }
  // The later hooks no longer see the password itself.
  req.context['setsPassword'] = true;
  return args;
};

/** A one-time password has done its work once its owner has set another. */
export const clearOneTimePassword: CollectionBeforeChangeHook = ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const changed = data as { mustChangePassword?: boolean };
  const isOwn = operation === 'update' && req.user?.id === (originalDoc as { id: number }).id;
  if (context['setsPassword'] && isOwn) changed.mustChangePassword = false;
  return changed;
};

/** … also by the link in a mail, which changes the account without the hook above. */
export const clearAfterReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (!['resetPassword'].includes(operation)) return result;
  const { user } = result as unknown as { user: { id: number } };
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { mustChangePassword: false },
    req,
    returning: false,
  });
  return result;
};
