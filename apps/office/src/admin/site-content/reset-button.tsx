'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { callOffice } from '../call-office.tsx';

/** Publishes the default content of a global after a second press. The old content stays available as a version. */
export function ResetButton() {
  const { globalSlug, hasSavePermission } = useDocumentInfo();
  const [isSure, setSure] = useState(false);

  async function reset() {
    setSure(false);
    const failed = 'กลับไปใช้ค่าตั้งต้นไม่สำเร็จ ลองใหม่ภายหลัง';
    // Reloads, since the form has the old values in several places.
    if (await callOffice(`site-content/${globalSlug}/reset`, { failed })) window.location.reload();
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
