'use client';

import { useSearchParams } from 'next/navigation';

/** Downloads the audit log with the filter of the list. */
export function AuditExportLink() {
  const query = useSearchParams();
  return (
    <p>
      <a className="quiet-button" href={`/api/audit/export?${query}`} download>
        ส่งออกเป็นไฟล์ CSV
      </a>
    </p>
  );
}
