import Link from 'next/link';
import type { Payload } from 'payload';
import { claimLabels, overdueClaims } from '../../site-content/overdue-claims.ts';

/** Claims on the website whose review is overdue; empty if there are none. */
export async function OverdueClaims({ payload }: { payload: Payload }) {
  const claims = await overdueClaims(payload);
  if (claims.length === 0) return null;
  return (
    <p className="office-warning" role="status">
      เลยกำหนดทบทวนตัวเลขบนเว็บไซต์:{' '}
      {claims.map(({ claim, figure }) => `${claimLabels[claim]} ${figure}`).join(' · ')}{' '}
      <Link href="/admin/globals/claims" prefetch={false}>
        ตรวจ หรือปิดการแสดง
      </Link>
    </p>
  );
}
