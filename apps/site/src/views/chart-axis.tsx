import { percent } from './scale.ts';

/** Where a chart's data begins and ends, in percent of its height; month or day names hang below. */
export const plot = { top: 7, bottom: 80, names: 94 } as const;

interface ChartAxisProps {
  ticks: readonly number[];
  y: (value: number) => number;
}

/** The numbers left of a chart. Text keeps its size however narrow the chart becomes. */
export function ChartAxis({ ticks, y }: ChartAxisProps) {
  return (
    <svg className="chart-axis" aria-hidden="true">
      {ticks.map((tick) => (
        <text key={tick} x="100%" y={percent(y(tick))} dy="0.35em" textAnchor="end">
          {tick}
        </text>
      ))}
    </svg>
  );
}

/** The lines that carry those numbers across the plot. */
export function ChartGrid({ ticks, y }: ChartAxisProps) {
  return ticks.map((tick) => (
    <line
      className="chart-grid"
      key={tick}
      x1="0"
      x2="100%"
      y1={percent(y(tick))}
      y2={percent(y(tick))}
    />
  ));
}
