import type { PayloadRequest } from 'payload';
import { hasRole } from './role.ts';

/** People, settings, and deleting what cannot be brought back: admins only. */
export function admins({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, ['admin']);
}
