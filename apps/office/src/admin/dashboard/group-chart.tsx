import Link from 'next/link';
import type { Payload } from 'payload';
import { articleTitles } from '../../enquiries/article-title.ts';
import type { Figures } from '../../enquiries/figures.ts';
import { type Grouping, groupings } from '../../enquiries/groupings.ts';
import { sourceLabel } from '../../enquiries/source.ts';

interface Props {
  payload: Payload;
  by: Grouping;
  groups: Figures['groups'];
}

const SHOWN = 8;

/** Leads by where they came from: a bar each, leading to its leads; what it groups by can be changed. */
export async function GroupChart({ payload, by, groups }: Props) {
  const shown = groups.slice(0, SHOWN);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  const titles =
    by === 'article'
      ? await articleTitles(
          payload,
          shown.map(({ value }) => value),
        )
      : undefined;
  const labelOf = (value: string) => {
    if (by === 'source' || by === 'lastSource') return sourceLabel(value);
    return titles?.get(value) ?? (value || 'ไม่ทราบ');
  };
  return (
    <figure className="chart">
      <figcaption>ที่มาของลูกค้า 12 สัปดาห์</figcaption>
      <nav className="period" aria-label="จัดกลุ่มตาม">
        {groupings.map(({ value, label }) => (
          <Link
            key={value}
            href={`/admin?by=${value}`}
            aria-current={value === by ? 'true' : undefined}
            scroll={false}
            prefetch={false}
          >
            {label}
          </Link>
        ))}
      </nav>
      {groups.length === 0 && <p>ยังไม่มีข้อมูล</p>}
      <ul>
        {shown.map(({ value, count }) => (
          <li key={value}>
            {value === '' ? (
              <span>{labelOf(value)}</span>
            ) : (
              <Link href={listOf(by, value)} prefetch={false}>
                {labelOf(value)}
              </Link>
            )}
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className="chart-track" width="100" height="10" rx="2" />
              <rect className="chart-bar" width={(count / most) * 100} height="10" rx="2" />
            </svg>
            <b>{count}</b>
          </li>
        ))}
      </ul>
      {groups.length > SHOWN && <p className="office-small">และอีก {groups.length - SHOWN} กลุ่ม</p>}
    </figure>
  );
}

const listOf = (by: Grouping, value: string) =>
  `/admin/collections/leads?${new URLSearchParams({ [`where[or][0][and][0][${by}][equals]`]: value }).toString()}`;
