import Link from 'next/link';
import type { Payload } from 'payload';
import {
  chartStart,
  type Figures,
  type Grouping,
  groupings,
  WEEKS,
} from '../../enquiries/figures.ts';
import { pageTitles } from '../../enquiries/page-titles.ts';
import { CountTable } from '../statistics/count-table.tsx';
import { sourceLabel } from '../../enquiries/source.ts';
import type { EnquiryCollection } from '../../enquiries/subject.ts';

const day = new Intl.DateTimeFormat('th-TH', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Bangkok',
});
const HEIGHT = 96;
const STEP = 26;
const BAR = 18;

/** A column chart of leads per week, with a text alternative. */
export function WeekChart({ weeks }: { weeks: Figures['byWeek'] }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="chart">
      <figcaption>ลูกค้าใหม่รายสัปดาห์ (จันทร์–อาทิตย์)</figcaption>
      <svg
        viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT + 36}`}
        role="img"
        aria-label={`รวม ${total} ราย ใน ${weeks.length} สัปดาห์ สัปดาห์นี้ ${weeks.at(-1)?.count ?? 0} ราย`}
      >
        {weeks.map(({ start, count }, index) => {
          const height = (count / most) * HEIGHT;
          const x = index * STEP + (STEP - BAR) / 2;
          return (
            <g key={start.toISOString()}>
              <rect
                className="chart-bar"
                x={x}
                y={16 + HEIGHT - height}
                width={BAR}
                height={height}
                rx="2"
              />
              {count > 0 && (
                <text x={x + BAR / 2} y={12 + HEIGHT - height} textAnchor="middle">
                  {count}
                </text>
              )}
            </g>
          );
        })}
        <path className="chart-line" d={`M0 ${16 + HEIGHT}H${weeks.length * STEP}`} />
        {[0, weeks.length - 1].map((index) => {
          const start = weeks[index]?.start;
          return start ? (
            <text
              key={index}
              x={index === 0 ? 2 : weeks.length * STEP - 2}
              y={HEIGHT + 32}
              textAnchor={index === 0 ? 'start' : 'end'}
            >
              {day.format(start)}
            </text>
          ) : null;
        })}
      </svg>
    </figure>
  );
}

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
      {groups.length === 0 ? (
        <p>ยังไม่มีข้อมูล</p>
      ) : (
        <CountTable
          caption="ที่มา"
          isCaptionHidden
          head={[groupings.find(({ value }) => value === by)?.label ?? '', 'จำนวน']}
          rows={shown.map(({ value, count }) => ({
            ...{ key: value, bar: count / most, cells: [count] },
            label:
              value === '' ? (
                labelOf(value)
              ) : (
                <Link href={listOf(collection, by, value)} prefetch={false}>
                  {labelOf(value)}
                </Link>
              ),
          }))}
        />
      )}
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
