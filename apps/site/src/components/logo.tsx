import { hasOwnMark, mark, wordmarkGap } from '@clinicdee/brand';
import { homeOf } from '../content/languages.ts';
import type { WithContent } from '../content/site-content.ts';

/** The logo mark, legible from 24 px. */
export function LogoMark() {
  if (hasOwnMark) return <img className="logo-mark" src="/favicon.svg" alt="" />;
  return (
    <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="logo-ground" width="32" height="32" rx={mark.rounding} />
      <path className="logo-stroke" d={mark.letter} strokeWidth={mark.letterWidth} />
      <path className="logo-stroke" d={mark.cross} strokeWidth={mark.crossWidth} />
    </svg>
  );
}

/** The logo, linked to the home page. The accessible name begins with the visible text, for voice control. */
export function Logo({ content: { brand, language, page } }: WithContent) {
  const [first, second] = brand.wordmark;
  return (
    <a
      className="logo"
      href={homeOf(language)}
      aria-label={`${first}${wordmarkGap}${second} ${page.home}`}
    >
      <LogoMark />
      <span className="logo-word">
        {first}
        {wordmarkGap}
        {second && <b>{second}</b>}
      </span>
    </a>
  );
}
