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
  const low = Math.min(...all);
  const high = Math.max(...all);
  const x = (at: number) => rounded((100 * at) / (names.length - 1));
  const y = (value: number) =>
    rounded(100 - PADDING - ((100 - 2 * PADDING) * (value - low)) / (high - low));
  return (
    <div className="lines" aria-hidden="true">
      <svg className="lines-plot" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="bars-grid" d="M0 17H100M0 50H100M0 83H100" />
        {series.map(({ name, values }, index) => (
          <polyline
            className={`line-of line-of-${index + 1}`}
            key={name}
            points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')}
          />
        ))}
      </svg>
      <svg>
        {series.map(({ name, end, values }) => (
          <text key={name} y={`${y(values.at(-1) ?? 0)}%`}>
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

interface StackedBarsProps {
  /** From left to right, the last is today. Values in baht from bottom to top. */
  days: readonly { label: string; values: readonly number[] }[];
  today: string;
}

/** Maximum of the plot and distance of its grid lines, in baht. */
const TOP = 150_000;
const STEP = 50_000;
/** Width of a column as a fraction of its slot. */
const WIDTH = 0.6;

const lines = Array.from({ length: TOP / STEP }, (_, index) => (index * STEP * 100) / TOP);
const rounded = (value: number) => Number(value.toFixed(1));

/** Returns the path of one series for the days `from` to `to` (exclusive), with a gap between series. */
function columns(days: StackedBarsProps['days'], series: number, from: number, to: number): string {
  const slot = 100 / days.length;
  return days
    .slice(from, to)
    .map(({ values }, index) => {
      const below = values.slice(0, series).reduce((total, value) => total + value, 0);
      const base = 100 - (below / TOP) * 100 - (series > 0 ? 1 : 0);
      const top = 100 - ((below + (values[series] ?? 0)) / TOP) * 100;
      const left = rounded(slot * (from + index + (1 - WIDTH) / 2));
      return `M${left} ${rounded(base)}V${rounded(top)}h${rounded(slot * WIDTH)}V${rounded(base)}z`;
    })
    .join('');
}

/** Stacked columns of seven days, with today in full colour. The amounts are in the totals beside them. */
export function StackedBars({ days, today }: StackedBarsProps) {
  const last = days.length - 1;
  return (
    <div className="bars" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="bars-grid" d={lines.map((y) => `M0 ${rounded(100 - y)}H100`).join('')} />
        {[0, 1, 2].map((series) => (
          <path
            className={`bars-past data-${series + 1}`}
            d={columns(days, series, 0, last)}
            key={series}
          />
        ))}
        {[0, 1, 2].map((series) => (
          <path
            className={`data-${series + 1}`}
            d={columns(days, series, last, last + 1)}
            key={series}
          />
        ))}
      </svg>
      <p>
        {days.slice(0, last).map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
        <b>{today}</b>
      </p>
    </div>
  );
}
