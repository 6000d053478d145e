import type { PayloadRequest, Where } from 'payload';
import { hasRole } from './role.ts';

/** Staff see each other, since leads have owners; without a role one sees only oneself. */
export function colleagues({ req }: { req: PayloadRequest }): boolean | Where {
  if (hasRole(req.user, ['admin', 'marketing', 'sales'])) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
}
