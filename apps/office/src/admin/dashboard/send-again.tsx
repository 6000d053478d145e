'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

interface Props {
  /** The id of a lead, or `all`. */
  lead: string;
  words: string;
  /** The lead's reference, for screen readers. */
  about?: string;
}

/** A button that makes the site resend refused leads; shows the result. */
export function SendAgain({ lead, words, about }: Props) {
  const [isSending, setSending] = useState(false);
  const router = useRouter();

  async function send() {
    setSending(true);
    try {
      const response = await fetch('/api/refused-leads/resend', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lead }),
      });
      const { message } = (await response.json()) as { message?: string };
      if (response.ok) toast.success(message);
      else toast.error(message ?? 'ส่งอีกครั้งไม่สำเร็จ ลองใหม่ภายหลัง');
      router.refresh();
    } catch {
      toast.error('ส่งอีกครั้งไม่สำเร็จ ลองใหม่ภายหลัง');
    }
    setSending(false);
  }

  return (
    <button type="button" className="quiet-button" disabled={isSending} onClick={() => void send()}>
      {words}
      {about && <span className="sr-only"> {about}</span>}
    </button>
  );
}
