'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { removeUnsavedForms } from './unsaved-input-words.ts';

/**
 * Removes unsaved input about customers at logout, since another person may use the browser next. An expired session
 * keeps it for the person who logs in again.
 *
 * Relies on: the path of the logout page, which differs from that after inactivity (`/logout-inactivity`).
 */
export function ForgetAtLogout({ children }: { children: ReactNode }) {
  const isLoggingOut = usePathname() === '/admin/logout';
  useEffect(() => {
    if (isLoggingOut) removeUnsavedForms(['leads', 'registrations']);
  }, [isLoggingOut]);
  return children;
}
