'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** Sends an alert once more. */
export function ResendButton({ alert }: { alert: number }) {
  const router = useRouter();
  const [isSending, setIsSending] = useState(false);

  async function resend() {
    setIsSending(true);
    try {
      const response = await fetch(`/api/alerts/${alert}/resend`, { method: 'POST' });
      if (!response.ok) throw new Error(String(response.status));
      toast.success('กำลังส่งการแจ้งเตือนอีกครั้ง');
      router.refresh();
    } catch {
      toast.error('ส่งอีกครั้งไม่สำเร็จ ลองใหม่ภายหลัง');
    } finally {
      setIsSending(false);
    }
  }

  return (
    <button
      type="button"
      className="quiet-button"
      disabled={isSending}
      onClick={() => void resend()}
    >
      ส่งอีกครั้ง
    </button>
  );
}
