import type { ReactNode } from 'react';
import { LineGlyph, PhoneGlyph } from './glyphs.tsx';
import type { WithContent } from '../content/site-content.ts';
import './contact-buttons.css';

interface ButtonProps extends WithContent {
  label: ReactNode;
  className: string;
}

interface PhoneButtonProps extends ButtonProps {
  /** Whether wide screens, which usually cannot call, show the number after the label. */
  hasNumber?: boolean;
}

/** A `tel:` link to the vendor. */
export function PhoneButton({
  content: { brand },
  label,
  className,
  hasNumber = false,
}: PhoneButtonProps) {
  const number = hasNumber ? brand.phone.shown : undefined;
  return (
    <a className={`button ${className}`} href={brand.phone.href} data-number={number}>
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
