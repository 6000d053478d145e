import { Phone } from 'lucide-react';
import { LineGlyph } from '../components/line-glyph.tsx';
import { brand } from '../content/th/brand.ts';
import { mobileBar } from '../content/th/mobile-bar.ts';
import { topBar } from '../content/th/top-bar.ts';

/**
 * Call, LINE and a demo within a thumb's reach. It sticks to the bottom of `.until-contact` alone, so
 * it steps aside for the form by itself.
 */
export function MobileBar() {
  return (
    <nav className="mobile-bar" aria-label={mobileBar.label}>
      <a className="mobile-bar-link" href={brand.phone.href}>
        <Phone className="icon" aria-hidden="true" />
        {mobileBar.call}
      </a>
      <a className="mobile-bar-link" href={brand.line.href} target="_blank" rel="noopener">
        <LineGlyph />
        {mobileBar.line}
        <span className="sr-only">{topBar.newTab}</span>
      </a>
      <a className="button button-main" href="/#contact">
        {mobileBar.demo}
      </a>
    </nav>
  );
}
