import { Link } from 'lucide-react';
import type { Article } from '../../articles/queries/article.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { FacebookGlyph, LineGlyph } from '../../components/glyphs.tsx';
import type { WithContent } from '../../content/site-content.ts';
import { TableOfContents } from '../table-of-contents.tsx';
import '../../styles/pages.css';
import './article-text.css';
import './article-print.css';
import './article-end.css';

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

interface Props extends WithContent {
  article: Article;
  /** Absolute URL of the article, to share. */
  url: string;
}

/** An article's text beside its table of contents. */
export function ArticleBody({ content, article, url }: Props) {
  const hasContents = article.outline.length >= MIN_HEADINGS;
  return (
    <div className={`wrap cols article-body ${hasContents ? '' : 'article-body-alone'}`}>
      {hasContents && (
        <TableOfContents
          title={content.page.contents}
          sections={article.outline}
          hasNumbers={false}
        />
      )}
      <div className="article-column">
        <div
          className="prose article-text"
          // Thai line breaks were inserted when the article was synced.
          data-bound=""
          // Sanitised when the article was synced (articles/html/sanitise.ts); `html` is never stored otherwise.
          dangerouslySetInnerHTML={{ __html: article.html }}
        />
        <ShareRow content={content} url={url} title={article.title} />
      </div>
    </div>
  );
}

interface ShareProps extends WithContent {
  /** Absolute URL of the article. `browser/share.ts` replaces it with the URL in the address bar. */
  url: string;
  title: string;
}

/**
 * Share links of an article (spec §7, "Share actions"). Plain links work in in-app browsers; elsewhere
 * `browser/share.ts` opens them in a small window and shows the copy button.
 */
function ShareRow({ content, url, title }: ShareProps) {
  const { share } = content.articles;
  const [address, text] = [url, title].map(encodeURIComponent);
  const facebook = `https://www.facebook.com/sharer/sharer.php?u=${address}`;
  // Spaces as %20: the LINE app shows a plus sign as it is.
  const line = `https://social-plugins.line.me/lineit/share?url=${address}&text=${text}`;
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
