'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';

/** Downloads an export; before, the office may ask for the password (`people/login-dialog.tsx`). */
export function ExportLink({ href, children }: { href: string; children: ReactNode }) {
  const isAllowed = useRef(false);
  async function download(event: MouseEvent<HTMLAnchorElement>) {
    if (isAllowed.current) {
      isAllowed.current = false;
      return;
    }
    event.preventDefault();
    const link = event.currentTarget;
    const { ok } = await fetch('/api/users/recent-login');
    if (!ok) return;
    isAllowed.current = true;
    link.click();
  }
  return (
    <a className="quiet-button" href={href} download onClick={(event) => void download(event)}>
      {children}
    </a>
  );
}
