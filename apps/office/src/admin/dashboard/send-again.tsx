'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callOffice } from '../call-office.ts';

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
    const answer = await callOffice<{ message: string }>('refused-leads/resend', {
      body: { lead },
      failed: 'ส่งอีกครั้งไม่สำเร็จ ลองใหม่ภายหลัง',
    });
    if (answer) toast.success(answer.message);
    router.refresh();
    setSending(false);
  }

  return (
    <button type="button" className="quiet-button" disabled={isSending} onClick={() => void send()}>
      {words}
      {about && <span className="sr-only"> {about}</span>}
    </button>
  );
}
