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
