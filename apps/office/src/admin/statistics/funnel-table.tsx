import { percent, type Step } from '../../statistics/rows.ts';
import { CountTable } from './count-table.tsx';

const number = new Intl.NumberFormat('th-TH-u-nu-latn');

interface Props {
  caption: string;
  steps: readonly Step[];
  /** What the figures include and exclude. */
  note: string;
}

/** A funnel: each step with its share of the step before and of the first. */
export function FunnelTable({ caption, steps, note }: Props) {
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
