import type { ReactNode } from 'react';
import './view.css';

interface ViewProps {
  /** Description for screen readers, which ignore the content. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A product mockup: a card that assistive technology treats as one picture. */
export function View({ label, className = '', children }: ViewProps) {
  return (
    <figure className={`view ${className}`} role="img" aria-label={label}>
      {children}
    </figure>
  );
}

/** Title row of a view. `children` are at its right end. */
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
