import { fill } from '../content/fill-in.ts';
import type { WithContent } from '../content/site-content.ts';
import { feeTotal, sum } from '../content/sums.ts';
import { amount } from '../thai/amount.ts';
import { LineChart } from './charts.tsx';
import { View, ViewHead, Meter, AmountRow } from './view.tsx';
import './dashboard.css';

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
    <View label={fill(label, { branches: spoken.join(' ') })}>
      <ViewHead title={title}>
        <span className="caption">{caption}</span>
      </ViewHead>
      <LineChart names={months} series={series} />
    </View>
  );
}

/** The margin of each service. */
export function ServiceProfitView({ content }: WithContent) {
  const { label, services, title } = content.views.serviceProfit;
  const spoken = services.map(({ name, percent }) => `${name} ${percent}%`).join(' ');
  return (
    <View className="view-profit" label={fill(label, { services: spoken })}>
      <ViewHead title={title} />
      {services.map(({ name, percent }) => (
        <p className="branch" key={name}>
          {name}
          <Meter share={percent / 100} series={2} />
          <b className="num">{percent}%</b>
        </p>
      ))}
    </View>
  );
}

/** A doctor's compensation of this month, by type of case. */
export function DoctorFeeView({ content: { language, views } }: WithContent) {
  const { doctorFee } = views;
  const { doctor, label, summary, title } = doctorFee;
  const total = amount(feeTotal(doctorFee), language);
  return (
    <View className="view-fee" label={fill(label, { doctor, summary, total })}>
      <ViewHead title={title}>
        <span className="caption">{summary}</span>
      </ViewHead>
      {doctorFee.cases.map(({ name, count, rate }) => (
        <AmountRow
          key={name}
          name={name}
          detail={`${count} × ${amount(rate, language)}`}
          amount={amount(count * rate, language)}
        />
      ))}
      <AmountRow
        name={doctorFee.deduction.name}
        amount={amount(doctorFee.deduction.amount, language)}
      />
      <AmountRow className="amount-total" name={doctorFee.total} amount={total} />
    </View>
  );
}

/** A paper receipt in the printer, with a deducted deposit and the doctor's share. */
export function ReceiptView({ content: { language, views } }: WithContent) {
  const { receipt } = views;
  const paid = amount(sum(receipt.lines.map((line) => line.amount)), language);
  const fee = amount(receipt.fee.amount, language);
  return (
    <figure className="receipt" role="img" aria-label={fill(receipt.label, { paid, fee })}>
      <b className="slip-clinic">{receipt.clinic}</b>
      <span className="caption">{receipt.caption}</span>
      {receipt.lines.map((line) => (
        <AmountRow key={line.name} name={line.name} amount={amount(line.amount, language)} />
      ))}
      <AmountRow className="amount-total" name={receipt.paid} amount={paid} />
      <AmountRow className="amount-aside" name={receipt.fee.name} amount={fee} />
    </figure>
  );
}
