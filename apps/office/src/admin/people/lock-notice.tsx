'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { ThaiTime } from '../panels/thai-time.tsx';

const FAILED = 'ปลดล็อกไม่สำเร็จ ลองใหม่ภายหลัง';

/** Says to admins that a person typed too many wrong passwords, and frees them. */
export function LockNotice() {
  const { data } = useDocumentInfo();
  const email: unknown = data?.email;
  const [until, setUntil] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (typeof email !== 'string') return;
    const left = new AbortController();
    void ask(email, left.signal).then(setUntil);
    return () => left.abort();
  }, [email]);

  async function unlock() {
    setAsking(true);
    try {
      const response = await fetch('/api/users/unlock', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      const { message } = (await response.json()) as { message?: string };
      if (response.ok) {
        setUntil(undefined);
        toast.success(message);
      } else toast.error(FAILED);
    } catch {
      toast.error(FAILED);
    }
    setAsking(false);
  }

  if (until === undefined) return null;
  return (
    <div className="office-warning" role="status">
      ถูกล็อกจากที่ที่ใส่รหัสผ่านผิดหลายครั้ง จนถึง <ThaiTime value={until} />{' '}
      <button
        type="button"
        className="quiet-button"
        disabled={isAsking}
        onClick={() => void unlock()}
      >
        ปลดล็อก
      </button>
    </div>
  );
}

/** Who may not ask, as on the page of one's own account, is told nothing. */
async function ask(email: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const query = new URLSearchParams({ email });
    const response = await fetch(`/api/users/locked?${query}`, { signal });
    // Read in any case: an answer that nobody reads stays under way.
    const { until } = (await response.json()) as { until?: string | null };
    return until ?? undefined;
  } catch {
    return undefined;
  }
}
