import type { CollectionBeforeChangeHook } from 'payload';
import { requireRecentLogin } from '../payload-patches/sessions.ts';
import type { User } from '../payload-types.ts';

/** Requires a recent login for a new account, and for changes of e-mail, role and password. */
export const protectAccount: CollectionBeforeChangeHook<User> = ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isSensitive =
    operation === 'create' ||
    context.setsPassword === true ||
    data.email !== originalDoc?.email ||
    data.role !== originalDoc?.role;
  if (isSensitive) requireRecentLogin(req);
  return data;
};
