import { LineGlyph, PhoneGlyph } from '../components/glyphs.tsx';
import { homeOf } from '../content/languages.ts';
import type { WithContent } from '../content/site-content.ts';
import './mobile-bar.css';

/**
 * Phone, LINE and form buttons at the bottom of small screens. Pure CSS: it is sticky within a track that begins
 * one screen below the hero's buttons and ends before the form, so it shows only between the two.
 */
export function MobileBar({ content: { brand, language, mobileBar, page } }: WithContent) {
  return (
    <div className="mobile-bar-track">
      <nav className="mobile-bar" aria-label={mobileBar.label}>
        <a className="mobile-bar-link" href={brand.phone.href}>
          <PhoneGlyph />
          {mobileBar.call}
        </a>
        <a className="mobile-bar-link" href={brand.line.href} target="_blank" rel="noopener">
          <LineGlyph />
          {mobileBar.line}
          <span className="sr-only">{page.newTab}</span>
        </a>
        <a className="button button-main" href={`${homeOf(language)}#contact`}>
          {mobileBar.toForm}
        </a>
      </nav>
    </div>
  );
}
