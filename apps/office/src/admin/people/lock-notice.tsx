'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { CallButton } from '../call-office.tsx';
import { ThaiTime } from '../panels/thai-time.tsx';

/** Tells admins that an account is locked after wrong passwords, with a button to unlock it. */
export function LockNotice() {
  const { data } = useDocumentInfo();
  const email: unknown = data?.email;
  const [until, setUntil] = useState<string>();

  useEffect(() => {
    if (typeof email !== 'string') return;
    const leaving = new AbortController();
    void lockedUntil(email, leaving.signal).then(setUntil);
    return () => leaving.abort();
  }, [email]);

  if (until === undefined) return null;
  return (
    <div className="office-warning" role="status">
      ถูกล็อกจากที่ที่ใส่รหัสผ่านผิดหลายครั้ง จนถึง <ThaiTime value={until} />{' '}
      <CallButton
        path="users/unlock"
        body={{ email }}
        words="ปลดล็อก"
        failed="ปลดล็อกไม่สำเร็จ ลองใหม่ภายหลัง"
        onDone={() => setUntil(undefined)}
      />
    </div>
  );
}

/** Returns until when the account is locked; undefined if it is not, or the user may not unlock accounts. */
async function lockedUntil(email: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const query = new URLSearchParams({ email });
    const response = await fetch(`/api/users/locked?${query}`, { signal });
    // Always read the body: an unread response stays open.
    const { until } = (await response.json()) as { until?: string | null };
    return until ?? undefined;
  } catch {
    return undefined;
  }
}
