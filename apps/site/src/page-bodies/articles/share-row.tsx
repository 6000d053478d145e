import { Link } from 'lucide-react';
import { CopyButton } from '../../components/copy-button.tsx';
import { FacebookGlyph } from '../../components/facebook-glyph.tsx';
import { LineGlyph } from '../../components/line-glyph.tsx';
import type { WithContent } from '../../content/site-content.ts';
import './share-row.css';

interface Props extends WithContent {
  /** The article's full address, until `browser/share.ts` knows the one in the address bar. */
  url: string;
  title: string;
}

/**
 * Shares the article (spec §7, "Share actions"). Plain links, which is all that in-app browsers allow;
 * where a small window can be opened, `browser/share.ts` opens one, and adds the copy button.
 */
export function ShareRow({ content, url, title }: Props) {
  const { share } = content.articles;
  const facebook = `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;
  const line = `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url, text: title })}`;
  return (
    <div className="share" role="group" aria-label={share.label}>
      <b>{share.title}</b>
      <a
        className="button button-small button-line"
        href={facebook}
        target="_blank"
        rel="noopener"
        data-share
      >
        <FacebookGlyph />
        {share.facebook}
        <span className="sr-only">{share.newTab}</span>
      </a>
      <a
        className="button button-small button-line"
        href={line}
        target="_blank"
        rel="noopener"
        data-share
      >
        <LineGlyph />
        {share.line}
        <span className="sr-only">{share.newTab}</span>
      </a>
      <CopyButton words={share} icon={Link} isSmall />
    </div>
  );
}
