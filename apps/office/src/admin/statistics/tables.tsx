import type { SiteCounts } from '@clinicdee/protocol';
import {
  campaignRows,
  type Cell,
  deviceRows,
  outcomeCells,
  pageRows,
  percent,
  type Row,
  sourceRows,
  type Step,
  viewCells,
} from '../../statistics/rows.ts';
import type { Sales } from '../../statistics/sales.ts';
import { CountTable, number } from './count-table.tsx';

interface FunnelProps {
  caption: string;
  steps: readonly Step[];
  /** What the figures include and exclude. */
  note: string;
}

/** A funnel: each step with its share of the step before and of the first. */
export function FunnelTable({ caption, steps, note }: FunnelProps) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <div className="chart">
      <CountTable
        caption={caption}
        className="funnel-table"
        head={['ขั้น', 'จำนวน', 'จากขั้นก่อน', 'จากทั้งหมด']}
        rows={steps.map(({ label, count, ofBefore, ofFirst }) => ({
          ...{ key: label, label, bar: count / most },
          cells: [number.format(count), percent(ofBefore), percent(ofFirst)],
        }))}
      />
      <p className="office-small">{note}</p>
    </div>
  );
}

interface RowProps {
  caption: string;
  /** The column headers. */
  head: readonly [dimension: string, ...cells: string[]];
  rows: readonly Row[];
  /** The cells of the totals row. */
  total: readonly Cell[];
}

/** The most rows shown at first; the others are in a `<details>`. */
const SHOWN = 8;

/** A table of figures by one dimension, with a bar per row and a totals row. */
function RowTable({ caption, head, rows, total }: RowProps) {
  const most = Math.max(1, ...rows.map(({ cells }) => cells[0]?.count ?? 0));
  const shown = rows.map(({ key, label, cells }) => ({
    ...{ key, label, bar: (cells[0]?.count ?? 0) / most, cells: cells.map(cellOf) },
  }));
  const rest = shown.slice(SHOWN);
  if (rows.length === 0)
    return (
      <div className="chart">
        <h2>{caption}</h2>
        <p>ยังไม่มีข้อมูลในช่วงนี้</p>
      </div>
    );
  return (
    <div className="chart">
      <CountTable {...{ caption, head }} rows={shown.slice(0, SHOWN)} total={total.map(cellOf)} />
      {rest.length > 0 && (
        <details>
          <summary>ดูอีก {rest.length} รายการ</summary>
          <CountTable caption={`${caption} (ต่อ)`} isCaptionHidden head={head} rows={rest} />
        </details>
      )}
    </div>
  );
}

const cellOf = ({ count, share }: Cell) => (
  <>
    {count === undefined ? '–' : number.format(count)}
    {share !== undefined && share > 0 && <small>{percent(share)}</small>}
  </>
);

interface Props {
  counts: SiteCounts;
  sales: Sales;
  /** The titles of articles by path. */
  titles: ReadonlyMap<string, string>;
}

const outcomes = ['การเข้าชม', 'ลูกค้า', 'ปิดการขาย'] as const;
const views = ['เปิดหน้า', 'ส่งฟอร์ม'] as const;

/** Tables of visits and leads by source and campaign, and of views by page and device. */
export function Tables({ counts, sales, titles }: Props) {
  const allOutcomes = outcomeCells(counts.total.visit, sales);
  const allViews = viewCells(counts.total);
  return (
    <div className="chart-row website-tables">
      <RowTable
        caption="มาจากไหน"
        head={['ช่องทางแรก', ...outcomes]}
        rows={sourceRows(counts, sales)}
        total={allOutcomes}
      />
      <RowTable
        caption="แคมเปญ"
        head={['ชื่อแคมเปญ', ...outcomes]}
        rows={campaignRows(counts, sales)}
        total={allOutcomes}
      />
      <RowTable
        caption="หน้าที่เปิด"
        head={['หน้าเว็บ', ...views]}
        rows={pageRows(counts, titles)}
        total={allViews}
      />
      <RowTable
        caption="อุปกรณ์"
        head={['ประเภท', ...views]}
        rows={deviceRows(counts.devices)}
        total={allViews}
      />
    </div>
  );
}
