import { percent, type Step } from '../../statistics/rows.ts';

const number = new Intl.NumberFormat('th-TH-u-nu-latn');

/** The way from a page to a customer, each step with its share of the one before. */
export function FunnelTable({ steps }: { steps: readonly Step[] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <div className="chart">
      <table className="count-table funnel-table">
        <caption>จากเปิดหน้าเว็บถึงปิดการขาย</caption>
        <thead>
          <tr>
            <th scope="col">ขั้น</th>
            <th scope="col">จำนวน</th>
            <th scope="col">จากขั้นก่อน</th>
            <th scope="col">จากทั้งหมด</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ label, count, ofBefore, ofFirst }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="chart-track" width="100" height="6" />
                  <rect className="chart-bar" width={(count / most) * 100} height="6" />
                </svg>
              </th>
              <td>{number.format(count)}</td>
              <td>{percent(ofBefore)}</td>
              <td>{percent(ofFirst)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
