import type { ReactNode } from 'react';
import type { Language } from '../content/languages.ts';
import { amount } from '../thai/amount.ts';
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

interface MeterProps {
  /** From 0 to 1. */
  share: number;
  /** Data colour, 1 to 3. */
  series: number;
}

/** A bar for a share of a whole. The number is shown beside it. */
export function Meter({ share, series }: MeterProps) {
  return (
    <svg className="meter" aria-hidden="true">
      <rect className={`data-${series}`} width={`${Math.round(share * 100)}%`} height="100%" />
    </svg>
  );
}

interface RollingAmountProps {
  language: Language;
  /** Baht. */
  from: number;
  to: number;
  /** Number of intermediate amounts. */
  steps: number;
}

/** An amount that `alive.css` may animate from earlier amounts, which exist only in `data-from`. */
export function RollingAmount({ language, from, to, steps }: RollingAmountProps) {
  const earlier = Array.from({ length: steps }, (_, step) =>
    amount(Math.round(from + ((to - from) * step) / steps), language),
  );
  return (
    <span className="roll num">
      <span data-from={earlier.join('\n')}>{amount(to, language)}</span>
    </span>
  );
}
