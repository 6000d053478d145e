'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { waitingTime } from '../../enquiries/elapsed.ts';
import type { Lead } from '../../payload-types.ts';

/** How long the person has been waiting or had to wait. Updates with the status. */
export function Waiting() {
  const { data } = useDocumentInfo();
  const words = data?.createdAt ? waitingTime(data as Lead) : '';
  return (
    <span className="waiting" data-waits={words.startsWith('รอ')}>
      {words}
    </span>
  );
}
