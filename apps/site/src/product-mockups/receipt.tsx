import { Thai } from '../components/thai.tsx';
import { amount } from '../thai/amount.ts';
import { fill } from '../content/fill-in.ts';
import type { WithContent } from '../content/site-content.ts';
import { sum } from '../content/sums.ts';
import { AmountRow } from './view.tsx';

/** A paper receipt in the printer, with a deducted deposit and the doctor's share. */
export function ReceiptView({ content: { language, views } }: WithContent) {
  const { receipt } = views;
  const paid = amount(sum(receipt.lines.map((line) => line.amount)), language);
  const fee = amount(receipt.fee.amount, language);
  return (
    <figure className="receipt" role="img" aria-label={fill(receipt.label, { paid, fee })}>
      <span className="slip-clinic">{receipt.clinic}</span>
      <span className="caption">{receipt.caption}</span>
      {receipt.lines.map((line) => (
        <AmountRow key={line.name} name={line.name} amount={amount(line.amount, language)} />
      ))}
      <AmountRow className="amount-total" name={receipt.paid} amount={paid} />
      <div className="amount-row amount-aside">
        <Thai>{receipt.fee.name}</Thai>
        <b className="num">{fee}</b>
      </div>
    </figure>
  );
}
