import { fill } from '../content/fill-in.ts';
import type { WithContent } from '../content/site-content.ts';
import { sum } from '../content/sums.ts';
import { amount } from '../thai/amount.ts';
import { Meter, RollingAmount, View, ViewHead } from './view.tsx';
import { StackedBars } from './charts.tsx';
import './dashboard.css';

/** Today's income and cost of the branches, and the previous days. */
export function DashboardView({ content: { language, views } }: WithContent) {
  const { branches, caption, captions, cost, days, label, latest, title } = views.dashboard;
  const today = days.at(-1)?.income ?? [];
  const income = sum(today);
  const best = Math.max(...today);
  const amounts = {
    income: amount(income, language),
    cost: amount(cost, language),
    profit: amount(income - cost, language),
  };
  const before = { language, steps: 1 };
  return (
    <View className="view-dashboard" label={fill(label, amounts)}>
      <ViewHead title={title}>
        <span className="caption">{caption}</span>
      </ViewHead>
      <div className="dashboard-sums">
        <p className="dashboard-income">
          <span className="caption">{captions.income}</span>
          <b className="dashboard-total">
            <RollingAmount
              language={language}
              from={income - latest.amount}
              to={income}
              steps={5}
            />
            <small>{captions.unit}</small>
          </b>
        </p>
        <p>
          <span className="caption">{captions.cost}</span>
          <b className="dashboard-part num">{amounts.cost}</b>
        </p>
        <p>
          <span className="caption">{captions.profit}</span>
          <b className="dashboard-part">
            <RollingAmount {...before} from={income - cost - latest.amount} to={income - cost} />
          </b>
        </p>
      </div>
      <StackedBars
        days={days.map((day) => ({ label: day.label, values: day.income }))}
        today={views.dashboard.today}
      />
      <div className="branches">
        {branches.map((name, index) => {
          const baht = today[index] ?? 0;
          return (
            <p className="branch" key={name}>
              {name}
              <Meter share={baht / best} series={index + 1} />
              <b className="num">
                {index === latest.branch ? (
                  <RollingAmount {...before} from={baht - latest.amount} to={baht} />
                ) : (
                  amount(baht, language)
                )}
              </b>
            </p>
          );
        })}
      </div>
    </View>
  );
}
