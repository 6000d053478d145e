'use client';

import type { MouseEvent, ReactNode } from 'react';

/** Downloads an export; before, the office may ask for the password (`people/login-dialog.tsx`). */
export const ExportLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="quiet-button" href={href} download onClick={(event) => void download(event)}>
    {children}
  </a>
);

async function download(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  event.preventDefault();
  const { href } = event.currentTarget;
  const { ok } = await fetch('/api/users/recent-login');
  if (ok) Object.assign(document.createElement('a'), { href, download: '' }).click();
}
