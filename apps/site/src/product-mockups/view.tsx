import type { ReactNode } from 'react';
import './view.css';

interface ViewProps {
  /** What the picture shows, in a sentence: a screen reader hears this and nothing of the inside. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A drawn piece of the product: one picture to assistive technology, a card to the eye. */
export function View({ label, className = '', children }: ViewProps) {
  return (
    <figure className={`view ${className}`} role="img" aria-label={label}>
      {children}
    </figure>
  );
}

/** A view's title row, with what stands at its right end. */
export function ViewHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="view-head">
      <b>{title}</b>
      {children}
    </div>
  );
}

/** A name and its amount, as on a receipt. */
export function AmountRow({
  name,
  detail,
  amount,
  className = '',
}: {
  name: string;
  detail?: string;
  amount: string;
  className?: string;
}) {
  return (
    <div className={`amount-row ${className}`}>
      {detail ? (
        <span>
          {name} <small>{detail}</small>
        </span>
      ) : (
        name
      )}
      <b className="num">{amount}</b>
    </div>
  );
}
