import type { Figures } from '../../enquiries/figures.ts';

const day = new Intl.DateTimeFormat('th-TH', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Bangkok',
});
const HEIGHT = 96;
const STEP = 26;
const BAR = 18;

/** A column chart of leads per week, with a text alternative. */
export function WeekChart({ weeks }: { weeks: Figures['byWeek'] }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="chart">
      <figcaption>ลูกค้าใหม่รายสัปดาห์ (จันทร์–อาทิตย์)</figcaption>
      <svg
        viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT + 36}`}
        role="img"
        aria-label={`รวม ${total} ราย ใน ${weeks.length} สัปดาห์ สัปดาห์นี้ ${weeks.at(-1)?.count ?? 0} ราย`}
      >
        {weeks.map(({ start, count }, index) => {
          const height = (count / most) * HEIGHT;
          const x = index * STEP + (STEP - BAR) / 2;
          return (
            <g key={start.toISOString()}>
              <rect
                className="chart-bar"
                x={x}
                y={16 + HEIGHT - height}
                width={BAR}
                height={height}
                rx="2"
              />
              {count > 0 && (
                <text x={x + BAR / 2} y={12 + HEIGHT - height} textAnchor="middle">
                  {count}
                </text>
              )}
            </g>
          );
        })}
        <path className="chart-line" d={`M0 ${16 + HEIGHT}H${weeks.length * STEP}`} />
        {[0, weeks.length - 1].map((index) => {
          const start = weeks[index]?.start;
          return start ? (
            <text
              key={index}
              x={index === 0 ? 2 : weeks.length * STEP - 2}
              y={HEIGHT + 32}
              textAnchor={index === 0 ? 'start' : 'end'}
            >
              {day.format(start)}
            </text>
          ) : null;
        })}
      </svg>
    </figure>
  );
}
