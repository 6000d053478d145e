import type { ReactNode } from 'react';
import { PhoneGlyph } from './phone-glyph.tsx';
import type { WithContent } from '../content/site-content.ts';
import { LineGlyph } from './line-glyph.tsx';

interface ButtonProps extends WithContent {
  label: ReactNode;
  className: string;
}

/** Calls the vendor: a phone link. */
export function PhoneButton({ content: { brand }, label, className }: ButtonProps) {
  return (
    <a className={`button ${className}`} href={brand.phone.href}>
      <PhoneGlyph />
      {label}
    </a>
  );
}

/** Opens the vendor's LINE account in a new tab. */
export function LineButton({ content: { brand, page }, label, className }: ButtonProps) {
  return (
    <a className={`button ${className}`} href={brand.line.href} target="_blank" rel="noopener">
      <LineGlyph />
      {label}
      <span className="sr-only">{page.newTab}</span>
    </a>
  );
}
