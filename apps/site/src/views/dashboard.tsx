import { Thai } from '../components/thai.tsx';
import { amount } from '../thai/amount.ts';
import { fill } from '../content/fill-in.ts';
import type { WithContent } from '../content/site-content.ts';
import { sum } from '../content/sums.ts';
import { Meter } from './meter.tsx';
import { StackedBars } from './stacked-bars.tsx';
import { View, ViewHead } from './view.tsx';

const series = [1, 2, 3] as const;

/** Income and cost of three branches today, and the week before it. */
export function DashboardView({ content: { language, views } }: WithContent) {
  const { branches, captions, cost, days, label, periods, ticks, title } = views.dashboard;
  const today = days.at(-1)?.income ?? [0, 0, 0];
  const income = sum(today);
  const best = Math.max(...today);
  const shown = {
    income: amount(income, language),
    cost: amount(cost, language),
    profit: amount(income - cost, language),
  };
  return (
    <View className="view-dashboard" label={fill(label, shown)}>
      <ViewHead title={<Thai>{title}</Thai>}>
        <span className="segments">
          {periods.map((period, index) => (
            <span className={index === 0 ? 'segment-on' : ''} key={period}>
              {period}
            </span>
          ))}
        </span>
      </ViewHead>
      <div className="dashboard-sums">
        <div className="dashboard-income">
          <span className="caption">{captions.income}</span>
          <span className="dashboard-total num">
            {shown.income}
            <small>{captions.unit}</small>
          </span>
        </div>
        <div>
          <span className="caption">{captions.cost}</span>
          <span className="dashboard-part num">{shown.cost}</span>
        </div>
        <div>
          <span className="caption">{captions.profit}</span>
          <span className="dashboard-part num">{shown.profit}</span>
        </div>
      </div>
      <p className="caption chart-caption">{captions.chart}</p>
      <StackedBars
        days={days.map((day) => ({
          label: day.label,
          values: day.income.map((baht) => baht / 1000),
        }))}
        ticks={ticks}
      />
      <div className="branch-rows">
        {series.map((number, index) => (
          <div className="branch-row" key={number}>
            <svg className={`swatch data-${number}`} aria-hidden="true">
              <rect width="100%" height="100%" rx="3" />
            </svg>
            <span>{branches[index]}</span>
            <Meter share={(today[index] ?? 0) / best} series={number} />
            <b className="num">{amount(today[index] ?? 0, language)}</b>
          </div>
        ))}
      </div>
    </View>
  );
}
