import { amount } from '../thai/amount.ts';
import { fill } from '../content/fill-in.ts';
import type { WithContent } from '../content/site-content.ts';
import { LineChart } from './line-chart.tsx';
import { View, ViewHead } from './view.tsx';

/** Net profit of three branches over half a year. */
export function BranchComparisonView({ content: { language, views } }: WithContent) {
  const { branches, branchLabel, caption, label, months, ticks, title } = views.branchComparison;
  const latest = (profit: readonly number[]) => amount(profit.at(-1) ?? 0, language);
  const spoken = branches.map(({ name, profit }) =>
    fill(branchLabel, { name, profit: latest(profit) }),
  );
  return (
    <View className="view-comparison" label={fill(label, { branches: spoken.join(' ') })}>
      <ViewHead title={title}>
        <span className="caption">{caption}</span>
      </ViewHead>
      <LineChart
        names={months}
        series={branches.map(({ name, profit }) => ({
          name,
          end: latest(profit),
          values: profit.map((baht) => baht / 1000),
        }))}
        ticks={ticks}
      />
      <div className="branch-rows comparison-legend">
        {branches.map(({ name, profit }, index) => (
          <div className="branch-row" key={name}>
            <svg className="swatch swatch-line" viewBox="0 0 24 12" aria-hidden="true">
              <path className={`chart-line chart-line-${index + 1}`} d="M2 6h20" />
            </svg>
            <span>{name}</span>
            <b className="num">{latest(profit)}</b>
          </div>
        ))}
      </div>
    </View>
  );
}
