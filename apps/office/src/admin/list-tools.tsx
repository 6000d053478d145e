'use client';

import { useAuth } from '@payloadcms/ui';
import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { statuses, waitingStatuses } from '../enquiries/statuses.ts';
import { ExportLink } from './export-link.tsx';
import { anyCondition, oneCondition } from './one-condition.ts';

/** Shown above the lists of leads and registrations: filters by owner and status, and the CSV export. */
export function ListTools() {
  const path = usePathname();
  const search = useSearchParams();
  const { user } = useAuth();
  const slug = path.split('/').at(-1) ?? '';
  // The trash has no filters and no export.
  if (slug === 'trash') return null;
  const filters = [
    ...(user ? [{ label: 'ของฉัน', where: [[oneCondition('owner'), String(user.id)]] }] : []),
    { label: 'ยังไม่ได้ติดต่อ', where: anyCondition('status', waitingStatuses) },
    ...statuses.map(({ value, label }) => ({ label, where: [[oneCondition('status'), value]] })),
    { label: 'ยินยอมรับข่าวสาร', where: [[oneCondition('marketingConsent'), 'true']] },
    { label: 'ห้ามส่งข่าวสาร', where: [['where[consentWithdrawnAt][exists]', 'true']] },
  ];
  const isActive = ({ where }: { where: string[][] }) =>
    where.every(([name = '', value]) => search.get(name) === value);
  const isAll = ![...search.keys()].some((key) => key === 'search' || key.startsWith('where'));
  const searched = [...search].filter(([key]) => key === 'search');
  return (
    <div className="list-tools office-row is-spread">
      <nav className="office-row" aria-label="กรองรายการ">
        <Link href={path} className="quiet-button" aria-current={isAll ? 'true' : undefined}>
          ทั้งหมด
        </Link>
        {filters.map((filter) => (
          <Link
            key={filter.label}
            href={`${path}?${new URLSearchParams([...searched, ...filter.where]).toString()}`}
            className="quiet-button"
            aria-current={isActive(filter) ? 'true' : undefined}
          >
            {filter.label}
          </Link>
        ))}
      </nav>
      <ExportLink href={`/api/${slug}/export?${search.toString()}`}>
        ดาวน์โหลด CSV (Excel)
      </ExportLink>
    </div>
  );
}
