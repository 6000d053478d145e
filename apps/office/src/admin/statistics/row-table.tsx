import { type Cell, percent, type Row } from '../../statistics/rows.ts';
import { CountTable } from './count-table.tsx';

interface Props {
  caption: string;
  /** The column headers. */
  head: readonly [dimension: string, ...cells: string[]];
  rows: readonly Row[];
  /** The cells of the totals row. */
  total: readonly Cell[];
}

/** The most rows shown at first; the others are in a `<details>`. */
const SHOWN = 8;
const number = new Intl.NumberFormat('th-TH-u-nu-latn');

/** A table of figures by one dimension, with a bar per row and a totals row. */
export function RowTable({ caption, head, rows, total }: Props) {
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
