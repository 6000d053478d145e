import type { ServerProps } from 'payload';
import { hasRole } from '../../access/role.ts';
import { WebsiteLinks } from './website-links.tsx';

/** The sidebar group "เว็บไซต์", for admin and marketing. */
export function NavLinks({ user }: ServerProps) {
  return hasRole(user, ['admin', 'marketing']) ? <WebsiteLinks /> : null;
}
