'use client';

import { useAuth } from '@payloadcms/ui';
import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { statuses } from '../enquiries/statuses.ts';
import { oneCondition } from './one-condition.ts';

/** Above the list of leads: one tap to a status or to one's own, and the list as a file for Excel. */
export function ListTools() {
  const path = usePathname();
  const search = useSearchParams();
  const { user } = useAuth();
  const slug = path.split('/').at(-1) ?? '';
  const filters = [
    ...(user ? [{ field: 'owner', value: String(user.id), label: 'ของฉัน' }] : []),
    ...statuses.map(({ value, label }) => ({ field: 'status', value, label })),
  ];
  const isOn = ({ field, value }: { field: string; value: string }) =>
    search.get(oneCondition(field)) === value;
  const isAll = ![...search.keys()].some((key) => key.startsWith('where'));
  return (
    <div className="list-tools">
      <nav aria-label="กรองรายการ">
        <Link href={path} aria-current={isAll ? 'true' : undefined}>
          ทั้งหมด
        </Link>
        {filters.map((filter) => (
          <Link
            key={filter.value}
            href={`${path}?${new URLSearchParams({ [oneCondition(filter.field)]: filter.value }).toString()}`}
            aria-current={isOn(filter) ? 'true' : undefined}
          >
            {filter.label}
          </Link>
        ))}
      </nav>
      <a className="quiet-button" href={`/api/${slug}/export?${search.toString()}`} download>
        ดาวน์โหลด CSV (Excel)
      </a>
    </div>
  );
}
