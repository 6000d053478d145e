'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { statuses } from '../enquiries/statuses.ts';

const CONDITION = 'where[or][0][and][0][status][equals]';

/** Above the list of leads: one tap to a status, and the list as a file for Excel. */
export function ListTools() {
  const path = usePathname();
  const search = useSearchParams();
  const slug = path.split('/').at(-1) ?? '';
  const current = search.get(CONDITION);
  return (
    <div className="list-tools">
      <nav aria-label="กรองตามสถานะ">
        <Link href={path} aria-current={current === null ? 'true' : undefined}>
          ทั้งหมด
        </Link>
        {statuses.map(({ value, label }) => (
          <Link
            key={value}
            href={`${path}?${new URLSearchParams({ [CONDITION]: value }).toString()}`}
            aria-current={current === value ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <a className="quiet-button" href={`/api/${slug}/export?${search.toString()}`} download>
        ดาวน์โหลด CSV (Excel)
      </a>
    </div>
  );
}
