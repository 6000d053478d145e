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
import type { EnquiryCollection } from '../../enquiries/subject.ts';
import { fullDay } from '../../i18n/date-formats.ts';
import { Choices, CountTable, number } from '../statistics/figures.tsx';

interface Props {
  payload: Payload;
  by: Grouping;
  figures: Figures;
  collection: EnquiryCollection;
  /** The path of the page with the table. */
  path: string;
}

const SHOWN = 8;

/** The leads by source, or by another selected grouping; each row links to its leads. */
export async function GroupTable({ payload, by, figures, collection, path }: Props) {
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
      <figcaption>
        {collection === 'leads' ? 'ที่มาของลูกค้า' : 'ที่มาของการลงทะเบียน'} {WEEKS} สัปดาห์
      </figcaption>
      <Choices
        label="จัดกลุ่มตาม"
        links={groupings.map(({ value, label }) => ({
          href: `${path}?by=${value}`,
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

/** Returns the URL of the list with exactly the leads that a row counts: see `isCounted`. */
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

/** Says what the table counts, since when, and what it excludes. */
export function PeriodWords({ figures, collection }: Pick<Props, 'figures' | 'collection'>) {
  const { total, suspected } = figures;
  const isLeads = collection === 'leads';
  return (
    <p className="office-small">
      {isLeads ? 'ลูกค้าที่สนใจ' : 'การลงทะเบียน'} {number.format(total)} รายที่ได้รับตั้งแต่วันจันทร์ที่{' '}
      {fullDay.format(chartStart())} ({WEEKS} สัปดาห์ รวมสัปดาห์นี้) ไม่นับ{isLeads && 'การลงทะเบียนและ'}สแปม
      {suspected > 0 && ` และอีก ${suspected} รายที่อาจเป็นสแปมและยังไม่มีใครตรวจ`}
    </p>
  );
}
