'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import Link from 'next/link';

/** A link from a request to what is stored about the person. */
export function PersonLink() {
  const { id } = useDocumentInfo();
  return (
    <Link className="quiet-button" href={`/admin/person?request=${id}`} prefetch={false}>
      ค้นหาข้อมูลของบุคคลนี้
    </Link>
  );
}
