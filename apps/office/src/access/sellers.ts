import type { PayloadRequest } from 'payload';
import { hasRole } from './role.ts';

/** Personal data of leads and registrations is for sales alone. */
export function sellers({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, ['admin', 'sales']);
}
