'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** Sends a test alert over one channel and shows the result. */
export function TestButton({ channel, name }: { channel: string; name: string }) {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState('');

  async function send() {
    setSending(true);
    setResult('');
    try {
      const response = await fetch('/api/alerts/test', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ channel }),
      });
      const { message = 'ทดสอบไม่สำเร็จ ลองใหม่ภายหลัง' } = (await response.json()) as {
        message?: string;
      };
      setResult(message);
      // The channel state beside it, and on the dashboard, is outdated.
      router.refresh();
    } catch {
      setResult('ทดสอบไม่สำเร็จ ลองใหม่ภายหลัง');
    }
    setSending(false);
  }

  return (
    <>
      <button
        type="button"
        className="quiet-button"
        disabled={isSending}
        onClick={() => void send()}
      >
        {isSending ? 'กำลังส่ง...' : `ส่งทดสอบทาง ${name}`}
      </button>
      <span role="status">{result}</span>
    </>
  );
}
