import { Phone } from 'lucide-react';
import { brand } from '../content/th/brand.ts';
import { LineGlyph } from './line-glyph.tsx';

interface ButtonProps {
  label: string;
  className: string;
}

/** Calls the vendor: a phone link. */
export function PhoneButton({ label, className }: ButtonProps) {
  return (
    <a className={`button ${className}`} href={brand.phone.href}>
      <Phone className="icon" aria-hidden="true" />
      {label}
    </a>
  );
}

/** Opens the vendor's LINE account in a new tab. */
export function LineButton({ label, className }: ButtonProps) {
  return (
    <a className={`button ${className}`} href={brand.line.href} target="_blank" rel="noopener">
      <LineGlyph />
      {label}
      <span className="sr-only">(เปิดแท็บใหม่)</span>
    </a>
  );
}
