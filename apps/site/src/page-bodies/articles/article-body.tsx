import type { Article } from '../../articles/queries/article.ts';
import type { WithContent } from '../../content/site-content.ts';
import { TableOfContents } from '../table-of-contents.tsx';
import { ShareRow } from './share-row.tsx';
import '../../styles/pages.css';
import './article-text.css';
import './article-print.css';

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
