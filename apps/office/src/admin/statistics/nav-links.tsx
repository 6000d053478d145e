import type { ServerProps } from 'payload';
import { hasRole } from '../../access/role.ts';
import { WebsiteLinks } from './website-links.tsx';

/** The group "เว็บไซต์" of the side bar, for those who may see it. */
export function NavLinks({ user }: ServerProps) {
  return hasRole(user, ['admin', 'marketing']) ? <WebsiteLinks /> : null;
}
