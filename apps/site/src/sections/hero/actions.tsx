import { Phone } from 'lucide-react';
import { LineDrawing } from '../../components/glyphs.tsx';
import type { WithContent } from '../../content/site-content.ts';

/**
 * Phone and LINE buttons. Desktops cannot call, so they show the number. The icons are inline SVG, since CSS
 * masks delay the first paint.
 */
export function HeroActions({ content: { brand, hero, page } }: WithContent) {
  const [about, line] = hero.line;
  return (
    <div className="hero-actions">
      <a className="button button-main" href={brand.phone.href}>
        <Phone className="icon" aria-hidden />
        {hero.phone} <span className="hero-number num">{brand.phone.shown}</span>
      </a>
      <a className="button button-line" href={brand.line.href} target="_blank" rel="noopener">
        <LineDrawing />
        <span>
          <span className="hero-line-about">{about} </span>
          {line}
        </span>
        <span className="sr-only">{page.newTab}</span>
      </a>
    </div>
  );
}
