'use client';

import { useSearchParams } from 'next/navigation';
import { ExportLink } from '../export-link.tsx';

/** Downloads the audit log with the filter of the list. */
export function AuditExportLink() {
  const query = useSearchParams();
  return (
    <p>
      <ExportLink href={`/api/audit/export?${query}`}>ส่งออกเป็นไฟล์ CSV</ExportLink>
    </p>
  );
}
