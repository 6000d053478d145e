import type { Language } from '../content/languages.ts';
import { amount } from '../thai/amount.ts';

interface RollingAmountProps {
  language: Language;
  /** Baht. */
  from: number;
  to: number;
  /** How many figures it rolls through before it arrives. */
  steps: number;
}

/** An amount that may tick up to what stands there: the earlier ones are drawn by `alive.css` alone. */
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
