import type { Article } from '../../articles/queries/article.ts';
import type { WithContent } from '../../content/site-content.ts';
import { TableOfContents } from '../table-of-contents.tsx';
import { ShareRow } from './share-row.tsx';
import '../../styles/pages.css';
import './article-text.css';
import './article-print.css';

/** Fewer headings than this need no table of contents. */
const FEWEST_HEADINGS = 3;

interface Props extends WithContent {
  article: Article;
  /** The article's full address, to share. */
  url: string;
}

/** The text of an article beside its contents. */
export function ArticleBody({ content, article, url }: Props) {
  const hasContents = article.outline.length >= FEWEST_HEADINGS;
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
          // Set when it came, like the rest of it.
          data-bound=""
          // Sanitised when it came (articles/sanitise.ts); nothing else is ever stored as `html`.
          dangerouslySetInnerHTML={{ __html: article.html }}
        />
        <ShareRow content={content} url={url} title={article.title} />
      </div>
    </div>
  );
}
