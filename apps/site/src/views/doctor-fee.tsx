import { Thai } from '../components/thai.tsx';
import { amount } from '../thai/amount.ts';
import { doctorFee, doctorFeeTotal, moneyLabels } from '../content/th/views/money.ts';
import { AmountRow, View } from './view.tsx';
import { Words } from './words.tsx';

/** A doctor's compensation, case by case. */
export function DoctorFeeView() {
  return (
    <View className="view-fee" label={moneyLabels.doctorFee}>
      <span className="caption">
        <Thai>{doctorFee.caption}</Thai>
      </span>
      <b className="fee-doctor">
        <Words>{doctorFee.doctor}</Words>
      </b>
      {doctorFee.cases.map(({ name, count, rate }) => (
        <AmountRow
          key={name}
          name={name}
          detail={`${count} × ${amount(rate)}`}
          amount={amount(count * rate)}
        />
      ))}
      <AmountRow name={doctorFee.deduction.name} amount={amount(doctorFee.deduction.amount)} />
      <AmountRow className="amount-total" name={doctorFee.total} amount={amount(doctorFeeTotal)} />
    </View>
  );
}
