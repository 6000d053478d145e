'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';

/** Publishes the subject as the repository has it, after a second press. What stood there stays among the versions. */
export function ResetButton() {
  const { globalSlug } = useDocumentInfo();
  const [isSure, setSure] = useState(false);

  async function reset() {
    setSure(false);
    try {
      const response = await fetch(`/api/site-content/${globalSlug}/reset`, { method: 'POST' });
      const { message } = (await response.json()) as { message?: string };
      if (!response.ok) throw new Error(message);
      // The form holds the old words in many places: it begins anew.
      window.location.reload();
    } catch {
      toast.error('กลับไปใช้ค่าตั้งต้นไม่สำเร็จ ลองใหม่ภายหลัง');
    }
  }

  return (
    <button
      type="button"
      className="quiet-button"
      onClick={() => (isSure ? void reset() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {isSure ? 'กดอีกครั้งเพื่อยืนยัน' : 'กลับไปใช้ค่าตั้งต้น'}
    </button>
  );
}
