import { brand } from '../content/brand.ts';

/** The mark alone, readable from 24 px. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="logo-ground" width="32" height="32" rx="9" />
      <path className="logo-c" d="M22.5 10.8A8 8 0 1 0 22.5 21.2" />
      <path className="logo-cross" d="M19 16h7M22.5 12.5v7" />
    </svg>
  );
}

/** Mark and wordmark, linking home. */
export function Logo() {
  const [first, second] = brand.wordmark;
  return (
    <a className="logo" href="/" aria-label={`${brand.name} หน้าแรก`}>
      <LogoMark />
      <span className="logo-word">
        {first} <b>{second}</b>
      </span>
    </a>
  );
}
