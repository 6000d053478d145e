import type { SiteCounts } from '@clinicdee/protocol';
import {
  campaignRows,
  deviceRows,
  outcomeCells,
  pageRows,
  sourceRows,
  viewCells,
} from '../../statistics/rows.ts';
import type { Sales } from '../../statistics/sales.ts';
import { RowTable } from './row-table.tsx';

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
