import type { FieldAccess } from 'payload';
import { hasRole } from './role.ts';

/** Colleagues know each other by name; an address is its owner's and the admins'. */
export const ownEmail: FieldAccess = ({ req, id, doc }) => {
  if (hasRole(req.user, ['admin'])) return true;
  const owner: unknown = id ?? (doc as { id?: unknown } | undefined)?.id;
  return req.user !== null && owner === req.user.id;
};
