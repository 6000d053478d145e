import { percent, type Row } from '../../statistics/rows.ts';

interface Props {
  caption: string;
  /** What the lines are. */
  head: string;
  rows: readonly Row[];
}

/** The most lines that are shown at first; the others are a press away. */
const SHOWN = 8;
const number = new Intl.NumberFormat('th-TH-u-nu-latn');

/** Views, leads and won by one dimension: a real table, with a bar under each name. */
export function RowTable({ caption, head, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ views }) => views));
  const hasWon = rows.some(({ won }) => won !== undefined);
  const table = (shown: readonly Row[], isFirst: boolean) => (
    <table className="count-table">
      <caption className={isFirst ? undefined : 'sr-only'}>
        {isFirst ? caption : `${caption} (ต่อ)`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">เปิดหน้า</th>
          <th scope="col">ส่งฟอร์ม</th>
          {hasWon && <th scope="col">ปิดการขาย</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ label, views, leads, won }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect className="chart-track" width="100" height="4" />
                <rect className="chart-bar" width={(views / most) * 100} height="4" />
              </svg>
            </th>
            <td>{number.format(views)}</td>
            <td>
              {number.format(leads)}
              {views > 0 && leads > 0 && <small>{percent(leads / views)}</small>}
            </td>
            {hasWon && <td>{won === undefined ? '–' : number.format(won)}</td>}
          </tr>
        ))}
      </tbody>
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
      {rows.length > SHOWN && (
        <details>
          <summary>ดูอีก {rows.length - SHOWN} รายการ</summary>
          {table(rows.slice(SHOWN), false)}
        </details>
      )}
    </div>
  );
}
