import { fill } from '../content/fill-in.ts';
import type { WithContent } from '../content/site-content.ts';
import { feeTotal } from '../content/sums.ts';
import { amount } from '../thai/amount.ts';
import { AmountRow, View, ViewHead } from './view.tsx';

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
