'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';

const FAILED = 'กลับไปใช้ค่าตั้งต้นไม่สำเร็จ ลองใหม่ภายหลัง';

/** Why it was not done: as our own call says it, or as Payload does. */
interface Refusal {
  message?: string;
  errors?: { message: string }[];
}

/** Publishes the subject as the repository has it, after a second press. What stood there stays among the versions. */
export function ResetButton() {
  const { globalSlug, hasSavePermission } = useDocumentInfo();
  const [isSure, setSure] = useState(false);

  async function reset() {
    setSure(false);
    try {
      const response = await fetch(`/api/site-content/${globalSlug}/reset`, { method: 'POST' });
      if (!response.ok) {
        const { errors, message } = (await response.json()) as Refusal;
        toast.error(message ?? errors?.[0]?.message ?? FAILED);
        return;
      }
      // The form holds the old words in many places: it begins anew.
      window.location.reload();
    } catch {
      toast.error(FAILED);
    }
  }

  if (!hasSavePermission) return null;
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
