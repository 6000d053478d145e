import type { PayloadRequest } from 'payload';
import { hasRole } from './role.ts';

/** The website's counts and its record of consent name nobody; they are marketing's. */
export function analysts({ req }: { req: Pick<PayloadRequest, 'user'> }): boolean {
  return hasRole(req.user, ['admin', 'marketing']);
}
