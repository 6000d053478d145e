'use client';

import { useState } from 'react';

/** Sends a test over one channel, and says below what came of it. */
export function TestButton({ channel, name }: { channel: string; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');

  async function send() {
    setAsking(true);
    setSaid('');
    try {
      const response = await fetch('/api/alerts/test', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ channel }),
      });
      const { message = 'ทดสอบไม่สำเร็จ ลองใหม่ภายหลัง' } = (await response.json()) as {
        message?: string;
      };
      setSaid(message);
    } catch {
      setSaid('ทดสอบไม่สำเร็จ ลองใหม่ภายหลัง');
    }
    setAsking(false);
  }

  return (
    <>
      <button
        type="button"
        className="quiet-button"
        disabled={isAsking}
        onClick={() => void send()}
      >
        {isAsking ? 'กำลังส่ง...' : `ส่งทดสอบทาง ${name}`}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
