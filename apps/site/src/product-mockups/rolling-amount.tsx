import type { Language } from '../content/languages.ts';
import { amount } from '../thai/amount.ts';

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
