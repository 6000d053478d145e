import { amount } from '../thai/amount.ts';
import { branchComparison, moneyLabels } from '../content/th/views/money.ts';
import { LineChart } from './line-chart.tsx';
import { View, ViewHead } from './view.tsx';

const { branches, caption, months, ticks, title } = branchComparison;

/** Net profit of three branches over half a year. */
export function BranchComparisonView() {
  return (
    <View className="view-comparison" label={moneyLabels.branchComparison}>
      <ViewHead title={title}>
        <span className="caption">{caption}</span>
      </ViewHead>
      <LineChart
        names={months}
        series={branches.map(({ name, profit }) => ({
          name,
          end: amount(profit.at(-1) ?? 0),
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
            <b className="num">{amount(profit.at(-1) ?? 0)}</b>
          </div>
        ))}
      </div>
    </View>
  );
}
