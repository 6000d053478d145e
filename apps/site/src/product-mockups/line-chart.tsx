import { linearScale, percent } from './scale.ts';
import './chart.css';

interface LineChartProps {
  names: readonly string[];
  /** `end` is the label of the last point, below the name. */
  series: readonly { name: string; end: string; values: readonly number[] }[];
}

/** Free space above and below the lines, in percent of the plot. */
const PADDING = 15;

/** Line chart of several months. Each line is labelled at its end. */
export function LineChart({ names, series }: LineChartProps) {
  const all = series.flatMap(({ values }) => values);
  const y = linearScale([Math.min(...all), Math.max(...all)], [100 - PADDING, PADDING]);
  const x = linearScale([0, names.length - 1], [0, 100]);
  return (
    <div className="lines" aria-hidden="true">
      <svg className="lines-plot" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="bars-grid" d="M0 17H100M0 50H100M0 83H100" />
        {series.map(({ name, values }, index) => (
          <polyline
            className={`line-of line-of-${index + 1}`}
            key={name}
            points={values.map((value, at) => `${x(at)},${y(value).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
      <svg className="lines-ends">
        {series.map(({ name, end, values }) => (
          <text key={name} y={percent(y(values.at(-1) ?? 0))}>
            {name}
            <tspan className="lines-figure" x="0" dy="1.3em">
              {end}
            </tspan>
          </text>
        ))}
      </svg>
      <p className="lines-names">
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
    </div>
  );
}
