import { ChartAxis, ChartGrid, plot } from './chart-axis.tsx';
import { linearScale, percent } from './scale.ts';

interface LineChartProps {
  names: readonly string[];
  /** Values in thousands; `end` is written beside the last point where there is room. */
  series: readonly { name: string; end: string; values: readonly number[] }[];
  ticks: readonly number[];
}

/** Several months of a few series, each line ending in its name and its figure. */
export function LineChart({ names, series, ticks }: LineChartProps) {
  const y = linearScale(
    [(ticks[0] ?? 0) * 0.5, (ticks.at(-1) ?? 1) * 1.06],
    [plot.bottom, plot.top],
  );
  const x = linearScale([0, names.length - 1], [4, 96]);
  return (
    <div className="chart chart-lines" aria-hidden="true">
      <ChartAxis ticks={ticks} y={y} />
      <svg className="chart-plot">
        <ChartGrid ticks={ticks} y={y} />
        {/* The plot is stretched to its box; strokes keep their width. */}
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          {series.map(({ name, values }, index) => (
            <polyline
              className={`chart-line chart-line-${index + 1}`}
              key={name}
              points={values
                .map((value, at) => `${x(at).toFixed(2)},${y(value).toFixed(2)}`)
                .join(' ')}
            />
          ))}
        </svg>
        {series.map(({ name, values }, index) => (
          <circle
            className={`chart-end chart-end-${index + 1}`}
            key={name}
            cx={percent(x(values.length - 1))}
            cy={percent(y(values.at(-1) ?? 0))}
            r="4.5"
          />
        ))}
        {names.map((name, at) => (
          <text
            className={at % 2 === 0 ? 'chart-minor' : ''}
            key={name}
            x={percent(x(at))}
            y={percent(plot.names)}
            textAnchor="middle"
          >
            {name}
          </text>
        ))}
      </svg>
      <svg className="chart-ends">
        {series.map(({ name, end, values }) => (
          <text key={name} y={percent(y(values.at(-1) ?? 0))}>
            <tspan x="0" dy="-0.15em">
              {name}
            </tspan>
            <tspan className="chart-figure" x="0" dy="1.25em">
              {end}
            </tspan>
          </text>
        ))}
      </svg>
    </div>
  );
}
