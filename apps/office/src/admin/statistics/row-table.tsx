import { type Cell, percent, type Row } from '../../statistics/rows.ts';

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
  const [rest, restOfRows] = [rows.length - SHOWN, rows.slice(SHOWN)];
  const table = (shown: readonly Row[], isFirst: boolean) => (
    <table className="count-table">
      <caption className={isFirst ? undefined : 'sr-only'}>
        {isFirst ? caption : `${caption} (ต่อ)`}
      </caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ key, label, cells }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect className="chart-track" width="100" height="4" />
                <rect
                  className="chart-bar"
                  width={((cells[0]?.count ?? 0) / most) * 100}
                  height="4"
                />
              </svg>
            </th>
            <Cells cells={cells} />
          </tr>
        ))}
      </tbody>
      {isFirst && (
        <tfoot>
          <tr>
            <th scope="row">รวมทั้งหมด</th>
            <Cells cells={total} />
          </tr>
        </tfoot>
      )}
    </table>
  );
  return (
    <div className="chart">
      {rows.length === 0 ? (
        <>
          <h2>{caption}</h2>
          <p>ยังไม่มีข้อมูลในช่วงนี้</p>
        </>
      ) : (
        table(rows.slice(0, SHOWN), true)
      )}
      {rest > 0 && (
        <details>
          <summary>ดูอีก {rest} รายการ</summary>
          {table(restOfRows, false)}
        </details>
      )}
    </div>
  );
}

function Cells({ cells }: { cells: readonly Cell[] }) {
  return cells.map(({ count, share }, index) => (
    // The order of the columns never changes.
    <td key={index}>
      {count === undefined ? '–' : number.format(count)}
      {share !== undefined && share > 0 && <small>{percent(share)}</small>}
    </td>
  ));
}
