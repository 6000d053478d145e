'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback } from 'react';
import { useRestorePress } from '../../payload-patches/restore-press.ts';
import { restoreVersionOf } from './restore-version.ts';

/** The page that compares two versions restores as the list of them does: at once, and it can be undone. */
export function RestoreAtOnce({ children }: { children: ReactNode }) {
  const router = useRouter();
  const restore = useCallback(
    (subject: string, version: string) =>
      void restoreVersionOf(subject, { versions: [version] }, () => {
        router.push(`/admin/globals/${subject}/versions`);
        router.refresh();
      }),
    [router],
  );
  useRestorePress(restore);
  return children;
}
