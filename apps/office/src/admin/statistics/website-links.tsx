'use client';

import { NavGroup } from '@payloadcms/ui';
import Link from 'next/link';
import { usePathname } from 'next/navigation';

const links = [
  { href: '/admin/statistics', label: 'สถิติเว็บไซต์' },
  { href: '/admin/consents', label: 'บันทึกความยินยอม' },
] as const;

/** The sidebar links to the website views; marks the current one. */
export function WebsiteLinks() {
  const path = usePathname();
  return (
    <NavGroup label="เว็บไซต์">
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
