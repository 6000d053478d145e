'use client';

import { NavGroup } from '@payloadcms/ui';
import Link from 'next/link';
import { usePathname } from 'next/navigation';

interface Props {
  label: string;
  links: readonly { href: string; label: string }[];
}

/** A group of sidebar links to custom views; marks the current one. */
export function NavLinkGroup({ label, links }: Props) {
  const path = usePathname();
  return (
    <NavGroup label={label}>
      {links.map(({ href, label }) => {
        const isHere = path === href;
        return (
          <Link
            key={href}
            href={href}
            className={isHere ? 'nav__link active' : 'nav__link'}
            aria-current={isHere ? 'page' : undefined}
            prefetch={false}
          >
            {isHere && <div className="nav__link-indicator" />}
            <span className="nav__link-label">{label}</span>
          </Link>
        );
      })}
    </NavGroup>
  );
}
