'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { forgetForms } from './unsaved-input-words.ts';

/**
 * Whoever logs out may leave the computer to somebody else: unsaved words about customers do not stay in its browser.
 * A session that has ended by itself keeps them for the person who logs in again.
 *
 * Leans on: the address of logging out, which is another one after a time without activity (`/logout-inactivity`).
 */
export function ForgetAtLogout({ children }: { children: ReactNode }) {
  const isLoggingOut = usePathname() === '/admin/logout';
  useEffect(() => {
    if (isLoggingOut) forgetForms(['leads', 'registrations']);
  }, [isLoggingOut]);
  return children;
}
