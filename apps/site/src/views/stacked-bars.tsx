import { ChartAxis, ChartGrid, plot } from './chart-axis.tsx';
import { linearScale, percent } from './scale.ts';

interface StackedBarsProps {
  /** From left to right; the last one is today's. Values in thousands, bottom to top. */
  days: readonly { label: string; values: readonly number[] }[];
  ticks: readonly number[];
}

/** Seven days as stacked columns, today's in full colour. */
export function StackedBars({ days, ticks }: StackedBarsProps) {
  const y = linearScale([0, ticks.at(-1) ?? 1], [plot.bottom, plot.top]);
  const slot = 100 / days.length;
  return (
    <div className="chart chart-bars" aria-hidden="true">
      <ChartAxis ticks={ticks} y={y} />
      <svg className="chart-plot">
        <ChartGrid ticks={ticks} y={y} />
        {days.map(({ label, values }, day) => {
          const isToday = day === days.length - 1;
          return (
            <g key={label} className={isToday ? 'chart-today' : 'chart-past'}>
              {values.map((value, branch) => {
                const base = values.slice(0, branch).reduce((total, below) => total + below, 0);
                return (
                  <rect
                    className={`chart-bar data-${branch + 1}`}
                    key={branch}
                    x={percent(slot * (day + 0.21))}
                    width={percent(slot * 0.58)}
                    y={percent(y(base + value))}
                    height={percent(y(base) - y(base + value))}
                    rx="3"
                  />
                );
              })}
              <text x={percent(slot * (day + 0.5))} y={percent(plot.names)} textAnchor="middle">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
