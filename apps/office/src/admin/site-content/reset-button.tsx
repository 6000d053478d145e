'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';

const FAILED = 'กลับไปใช้ค่าตั้งต้นไม่สำเร็จ ลองใหม่ภายหลัง';

/** An error response, of the office's own endpoint or of Payload. */
interface ErrorResponse {
  message?: string;
  errors?: { message: string }[];
}

/** Publishes the default content of a global after a second press. The old content stays available as a version. */
export function ResetButton() {
  const { globalSlug, hasSavePermission } = useDocumentInfo();
  const [isSure, setSure] = useState(false);

  async function reset() {
    setSure(false);
    try {
      const response = await fetch(`/api/site-content/${globalSlug}/reset`, { method: 'POST' });
      if (!response.ok) {
        const { errors, message } = (await response.json()) as ErrorResponse;
        toast.error(message ?? errors?.[0]?.message ?? FAILED);
        return;
      }
      // Reloads, since the form has the old values in several places.
      window.location.reload();
    } catch {
      toast.error(FAILED);
    }
  }

  if (!hasSavePermission)
    return <p className="field-hint">ดูได้อย่างเดียว ผู้ดูแลระบบและการตลาดเป็นผู้แก้และเผยแพร่</p>;
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
