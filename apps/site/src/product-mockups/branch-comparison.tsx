import { fill } from '../content/fill-in.ts';
import type { WithContent } from '../content/site-content.ts';
import { amount } from '../thai/amount.ts';
import { LineChart } from './line-chart.tsx';
import { View, ViewHead } from './view.tsx';

/** Net profit of the branches over half a year. */
export function BranchComparisonView({ content: { language, views } }: WithContent) {
  const { branches, branchLabel, caption, label, months, title } = views.branchComparison;
  const series = branches.map(({ name, profit }) => ({
    name,
    end: amount(profit.at(-1) ?? 0, language),
    values: profit,
  }));
  const spoken = series.map(({ name, end }) => fill(branchLabel, { name, profit: end }));
  return (
    <View className="view-comparison" label={fill(label, { branches: spoken.join(' ') })}>
      <ViewHead title={title}>
        <span className="caption">{caption}</span>
      </ViewHead>
      <LineChart names={months} series={series} />
    </View>
  );
}
