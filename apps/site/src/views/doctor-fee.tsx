import { Thai } from '../components/thai.tsx';
import { amount } from '../thai/amount.ts';
import { fill } from '../content/fill-in.ts';
import type { WithContent } from '../content/site-content.ts';
import { feeTotal } from '../content/sums.ts';
import { AmountRow, View } from './view.tsx';
import { Words } from './words.tsx';

/** A doctor's compensation, case by case. */
export function DoctorFeeView({ content: { language, views } }: WithContent) {
  const { doctorFee } = views;
  const { doctor, label, summary } = doctorFee;
  const total = amount(feeTotal(doctorFee), language);
  return (
    <View className="view-fee" label={fill(label, { doctor, summary, total })}>
      <span className="caption">
        <Thai>{doctorFee.caption}</Thai>
      </span>
      <b className="fee-doctor">
        <Words>{doctor}</Words>
      </b>
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
