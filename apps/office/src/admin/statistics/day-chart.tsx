import type { SiteCounts } from '@clinicdee/protocol';
import { dayAndMonth } from '../../i18n/date-formats.ts';
import { CountTable, number } from './figures.tsx';

const HEIGHT = 120;
const WIDTH = 720;
const TOP = 18;

interface Props {
  /** Every day of the period, oldest first. */
  days: readonly string[];
  /** The counts, without days that have none. */
  counted: SiteCounts['days'];
}

/** A column chart of visits per day, with the figures as a table for screen readers and copying. */
export function DayChart({ days, counted }: Props) {
  const byDay = new Map(counted.map((counts) => [counts.day, counts]));
  const rows = days.map((day) => ({
    day,
    visits: byDay.get(day)?.visit ?? 0,
    views: byDay.get(day)?.view ?? 0,
    sent: byDay.get(day)?.form_sent ?? 0,
  }));
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  const best = rows.find(({ visits }) => visits === most);
  const step = WIDTH / days.length;
  const total = rows.reduce((sum, { visits }) => sum + visits, 0);
  return (
    <figure className="office-card day-chart">
      <figcaption>การเข้าชมรายวัน</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + TOP}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`การเข้าชม ${number.format(total)} ครั้งใน ${days.length} วัน${
          best ? ` มากที่สุดวันที่ ${formatDay(best.day)} ${number.format(best.visits)} ครั้ง` : ''
        }`}
      >
        {rows.map(({ day, visits }, index) => (
          <rect
            key={day}
            fill="var(--office-data-2)"
            x={index * step + step * 0.14}
            y={TOP + HEIGHT - (visits / most) * HEIGHT}
            width={step * 0.72}
            height={(visits / most) * HEIGHT}
          >
            <title>{`${formatDay(day)}: ${number.format(visits)} ครั้ง`}</title>
          </rect>
        ))}
        <path stroke="var(--office-line-control)" d={`M0 ${TOP + HEIGHT}H${WIDTH}`} />
      </svg>
      <p className="office-row is-spread office-small" aria-hidden="true">
        <span>{formatDay(days[0] ?? '')}</span>
        {best && (
          <span>
            สูงสุด {number.format(best.visits)} ครั้ง ({formatDay(best.day)})
          </span>
        )}
        <span>{formatDay(days.at(-1) ?? '')}</span>
      </p>
      <details>
        <summary>ดูเป็นตาราง</summary>
        <div className="table-scroll" tabIndex={0} role="region" aria-label="ตารางรายวัน">
          <CountTable
            caption="การเข้าชมรายวัน"
            isCaptionHidden
            head={['วัน', 'การเข้าชม', 'เปิดหน้า', 'ส่งฟอร์ม']}
            rows={rows.toReversed().map(({ day, visits, views, sent }) => ({
              key: day,
              label: formatDay(day),
              cells: [visits, views, sent],
            }))}
          />
        </div>
      </details>
    </figure>
  );
}

const formatDay = (day: string) => (day === '' ? '' : dayAndMonth.format(new Date(day)));
