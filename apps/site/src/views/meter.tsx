import { percent } from './scale.ts';

interface MeterProps {
  /** From 0 to 1. */
  share: number;
  /** Which of the data colours, 1 to 3. */
  series: 1 | 2 | 3;
}

/** A bar for a share of a whole. The number stands beside it, so it is hidden from readers. */
export function Meter({ share, series }: MeterProps) {
  return (
    <svg className="meter" aria-hidden="true">
      <rect className="meter-track" width="100%" height="100%" />
      <rect className={`data-${series}`} width={percent(share * 100)} height="100%" />
    </svg>
  );
}
