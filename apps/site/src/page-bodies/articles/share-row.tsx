import { Link } from 'lucide-react';
import { CopyButton } from '../../components/copy-button.tsx';
import { FacebookGlyph, LineGlyph } from '../../components/glyphs.tsx';
import type { WithContent } from '../../content/site-content.ts';
import './share-row.css';

interface Props extends WithContent {
  /** Absolute URL of the article. `browser/share.ts` replaces it with the URL in the address bar. */
  url: string;
  title: string;
}

/**
 * Share links of an article (spec §7, "Share actions"). Plain links work in in-app browsers; elsewhere
 * `browser/share.ts` opens them in a small window and shows the copy button.
 */
export function ShareRow({ content, url, title }: Props) {
  const { share } = content.articles;
  const facebook = `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;
  const line = `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url, text: title })}`;
  return (
    <div className="share" role="group" aria-label={share.label}>
      <b>{share.title}</b>
      {[
        { href: facebook, Glyph: FacebookGlyph, label: share.facebook },
        { href: line, Glyph: LineGlyph, label: share.line },
      ].map(({ href, Glyph, label }) => (
        <a
          key={label}
          className="button button-small button-line"
          href={href}
          target="_blank"
          rel="noopener"
          data-share
        >
          <Glyph />
          {label}
          <span className="sr-only">{share.newTab}</span>
        </a>
      ))}
      <CopyButton words={share} icon={Link} isSmall />
    </div>
  );
}
