import type { Tally } from '@clinicdee/protocol';
import { change, percent, visitSteps } from '../../statistics/rows.ts';

interface Props {
  total: Tally;
  /** The totals of the period before; undefined if it was not counted completely. */
  before?: Tally | undefined;
}

const number = new Intl.NumberFormat('th-TH-u-nu-latn');

/** Visits, page views, sent forms and conversion rate, compared with the period before. */
export function TotalRow({ total, before }: Props) {
  const rate = (tally: Tally) => visitSteps(tally).at(-1)?.ofFirst;
  const figures = [
    ['การเข้าชม', total.visit, before?.visit],
    ['หน้าที่เปิด', total.view, before?.view],
    ['ส่งฟอร์มสำเร็จ', total.form_sent, before?.form_sent],
  ] as const;
  return (
    <dl className="figure-row">
      {figures.map(([label, count, previous]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number.format(count)}</dd>
          {previous !== undefined && (
            <dd className="figure-before">
              ช่วงก่อน {number.format(previous)} {change(count, previous)}
            </dd>
          )}
        </div>
      ))}
      <div>
        <dt>ส่งฟอร์มต่อการเข้าชม</dt>
        <dd>{percent(rate(total))}</dd>
        {before && <dd className="figure-before">ช่วงก่อน {percent(rate(before))}</dd>}
      </div>
    </dl>
  );
}
