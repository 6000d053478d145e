import type { PayloadRequest, Where } from 'payload';
import { hasRole } from './role.ts';

/** A person's own account is theirs to read and to change; admins have everybody's. */
export function adminsAndSelf({ req }: { req: PayloadRequest }): boolean | Where {
  if (hasRole(req.user, ['admin'])) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
}
