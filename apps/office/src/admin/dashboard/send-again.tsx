'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

interface Props {
  /** The id of one, or `all`. */
  lead: string;
  words: string;
  /** What is sent, for whoever hears the button without seeing its row. */
  about?: string;
}

/** Has the site send refused leads once more, and says what came of it. */
export function SendAgain({ lead, words, about }: Props) {
  const [isAsking, setAsking] = useState(false);
  const router = useRouter();

  async function send() {
    setAsking(true);
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
    setAsking(false);
  }

  return (
    <button type="button" className="quiet-button" disabled={isAsking} onClick={() => void send()}>
      {words}
      {about && <span className="sr-only"> {about}</span>}
    </button>
  );
}
