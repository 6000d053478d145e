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
import { sourceLabel } from '../../enquiries/source.ts';
import { fullDay } from '../../i18n/date-formats.ts';
import { Choices, CountTable, number } from '../statistics/figures.tsx';

interface Props {
  payload: Payload;
  by: Grouping;
  figures: Figures;
}

const SHOWN = 8;

/** The leads by source, or by another selected grouping; each row links to its leads. */
export async function GroupTable({ payload, by, figures }: Props) {
  const shown = figures.groups.slice(0, SHOWN);
  const rest = figures.groups.slice(SHOWN);
  const values = shown.map(({ value }) => value);
  const titles = by === 'article' ? await pageTitles(payload, values) : undefined;
  const labelOf = (value: string) => {
    if (by === 'source' || by === 'lastSource') return sourceLabel(value);
    return titles?.get(value) ?? (value || 'ไม่ทราบ');
  };
  return (
    <figure className="office-card">
      <figcaption>ที่มาของลูกค้า {WEEKS} สัปดาห์</figcaption>
      <Choices
        label="จัดกลุ่มตาม"
        links={groupings.map(({ value, label }) => ({
          href: `/admin?by=${value}`,
          label,
          isCurrent: value === by,
        }))}
      />
      {shown.length === 0 ? (
        <p>ยังไม่มีข้อมูล</p>
      ) : (
        <CountTable
          caption="ที่มา"
          isCaptionHidden
          head={[groupings.find(({ value }) => value === by)?.label ?? '', 'จำนวน']}
          rows={shown.map(({ value, count }) => ({
            key: value,
            size: count,
            cells: [count],
            label:
              value === '' ? (
                labelOf(value)
              ) : (
                <Link href={listOf(by, value)} prefetch={false}>
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

/** Returns the URL of the list with exactly the leads that a row counts: see `isCounted`. */
function listOf(by: Grouping, value: string): string {
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
  return `/admin/collections/leads?${query.toString()}`;
}

/** Says what the table counts, since when, and what it excludes. */
export function PeriodWords({ figures: { total, suspected } }: Pick<Props, 'figures'>) {
  return (
    <p className="office-small">
      ลูกค้าที่สนใจ {number.format(total)} รายที่ได้รับตั้งแต่วันจันทร์ที่ {fullDay.format(chartStart())} ({WEEKS}{' '}
      สัปดาห์ รวมสัปดาห์นี้) ไม่นับการลงทะเบียนและสแปม
      {suspected > 0 && ` และอีก ${suspected} รายที่อาจเป็นสแปมและยังไม่มีใครตรวจ`}
    </p>
  );
}
