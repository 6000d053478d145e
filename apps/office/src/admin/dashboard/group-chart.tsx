import Link from 'next/link';
import type { Payload } from 'payload';
import { pageTitles } from '../../enquiries/page-titles.ts';
import {
  chartStart,
  type Figures,
  type Grouping,
  groupings,
  WEEKS,
} from '../../enquiries/figures.ts';
import { sourceLabel } from '../../enquiries/source.ts';
import type { EnquiryCollection } from '../../enquiries/subject.ts';

interface Props {
  payload: Payload;
  by: Grouping;
  groups: Figures['groups'];
  collection: EnquiryCollection;
  /** The path of the page with the chart. */
  path: string;
}

const SHOWN = 8;

/** A bar chart of leads by source, or by another selected grouping; each bar links to its leads. */
export async function GroupChart({ payload, by, groups, collection, path }: Props) {
  const shown = groups.slice(0, SHOWN);
  const rest = groups.slice(SHOWN);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  const titles =
    by === 'article'
      ? await pageTitles(
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
      <figcaption>
        {collection === 'leads' ? 'ที่มาของลูกค้า' : 'ที่มาของการลงทะเบียน'} {WEEKS} สัปดาห์
      </figcaption>
      <nav className="period" aria-label="จัดกลุ่มตาม">
        {groupings.map(({ value, label }) => (
          <Link
            key={value}
            href={`${path}?by=${value}`}
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
              <Link href={listOf(collection, by, value)} prefetch={false}>
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
      {rest.length > 0 && (
        <p className="office-small">
          และอีก {rest.length} กลุ่ม รวม {rest.reduce((sum, { count }) => sum + count, 0)} ราย
        </p>
      )}
    </figure>
  );
}

/** Returns the URL of the list with exactly the leads that a bar counts: see `isCounted`. */
function listOf(collection: EnquiryCollection, by: Grouping, value: string): string {
  const common = [
    [`[${by}][equals]`, value],
    ['[createdAt][greater_than_equal]', chartStart().toISOString()],
  ] as const;
  const query = new URLSearchParams(
    [
      [...common, ['[status][not_equals]', 'spam'], ['[isSuspected][not_equals]', 'true']] as const,
      [...common, ['[status][not_in]', 'spam,new']] as const,
    ].flatMap((conditions, group) =>
      conditions.map(([path, value], index) => [
        `where[or][${group}][and][${index}]${path}`,
        value,
      ]),
    ),
  );
  return `/admin/collections/${collection}?${query.toString()}`;
}
