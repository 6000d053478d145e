import type { PayloadRequest } from 'payload';
import { hasRole } from './role.ts';

/** Articles are read by all staff, sales included; the public reads them through the content call. */
export function readers({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, ['admin', 'marketing', 'sales']);
}
