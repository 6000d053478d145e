import { hasOwnMark, mark, productName, wordmark, wordmarkGap } from '@clinicdee/brand';

/** The brand's mark. */
export function Icon() {
  if (hasOwnMark) return <img className="brand-mark" src="/mark.svg" alt={productName} />;
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" role="img" aria-label={productName}>
      <rect fill="var(--office-deep)" width="32" height="32" rx={mark.rounding} />
      <g fill="none" stroke="var(--office-mint-strong)" strokeLinecap="round">
        <path d={mark.letter} strokeWidth={mark.letterWidth} />
        <path d={mark.cross} strokeWidth={mark.crossWidth} />
      </g>
    </svg>
  );
}

/** Mark and wordmark on the login page. */
export function Logo() {
  return (
    <div className="brand-logo">
      <Icon />
      <p>
        <b>{wordmark[0]}</b>
        {wordmarkGap}
        {wordmark[1]}
        <small>หลังบ้าน</small>
      </p>
    </div>
  );
}
