'use client';

import { NavGroup, useAuth } from '@payloadcms/ui';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { User } from '../payload-types.ts';
import { views } from './views.ts';

/** The sidebar links to the custom views that the user may see; marks the current one. */
export function NavLinks() {
  const { user } = useAuth<User>();
  const here = usePathname();
  const allowed = Object.entries(views).filter(([, { isAllowed }]) => isAllowed(user ?? null));
  const groups = [...new Set(allowed.map(([, { group }]) => group))];
  return groups.map((label) => (
    <NavGroup key={label} label={label}>
      {allowed
        .filter(([, { group }]) => group === label)
        .map(([path, { title }]) => {
          const href = `/admin/${path}`;
          const isHere = here === href;
          return (
            <Link
              key={path}
              href={href}
              className={isHere ? 'nav__link active' : 'nav__link'}
              aria-current={isHere ? 'page' : undefined}
              prefetch={false}
            >
              {isHere && <div className="nav__link-indicator" />}
              <span className="nav__link-label">{title}</span>
            </Link>
          );
        })}
    </NavGroup>
  ));
}
