'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback } from 'react';
import { useRestorePress } from '../../payload-patches/restore-press.ts';
import { restoreVersionOf } from './restore-version.ts';

/** Makes the page that compares two versions restore like their list: without confirmation, but with undo. */
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
