import { Thai } from '../components/thai.tsx';
import { amount, sum } from '../thai/amount.ts';
import { moneyLabels, receipt } from '../content/th/views/money.ts';
import { AmountRow } from './view.tsx';

const paid = sum(receipt.lines.map((line) => line.amount));

/** A paper receipt, still in the printer: a deposit taken off, the doctor's share below. */
export function ReceiptView() {
  return (
    <figure className="receipt" role="img" aria-label={moneyLabels.receipt(paid)}>
      <span className="slip-clinic">{receipt.clinic}</span>
      <span className="caption">{receipt.caption}</span>
      {receipt.lines.map((line) => (
        <AmountRow key={line.name} name={line.name} amount={amount(line.amount)} />
      ))}
      <AmountRow className="amount-total" name={receipt.paid} amount={amount(paid)} />
      <div className="amount-row amount-aside">
        <span>
          <Thai>{receipt.fee.name}</Thai>
        </span>
        <b className="num">{amount(receipt.fee.amount)}</b>
      </div>
    </figure>
  );
}
