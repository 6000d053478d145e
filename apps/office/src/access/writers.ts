import type { PayloadRequest } from 'payload';
import { hasRole } from './role.ts';

/** Articles, tags and pictures are written by marketing. */
export function writers({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, ['admin', 'marketing']);
}
