import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ArticleCard } from '../../articles/queries/article.ts';
import { articleAddress, type ArticleListQuery } from '../../articles/queries/list-address.ts';
import type { WithContent } from '../../content/site-content.ts';
import './article-end.css';

interface Props extends WithContent {
  previous: ArticleCard | null;
  next: ArticleCard | null;
  /** Order and tag of the list. */
  within: Pick<ArticleListQuery, 'order' | 'tag'>;
}

/** Links to the previous and next article in list order (spec §2, "Article detail page"). */
export function Neighbours({ content, previous, next, within }: Props) {
  if (!previous && !next) return null;
  const { neighbours } = content.articles;
  return (
    <div className="wrap">
      <nav className="neighbours" aria-label={neighbours.label}>
        {previous && (
          <a className="neighbour-previous" href={articleAddress(previous.slug, within)} rel="prev">
            <small>
              <ArrowLeft className="icon" aria-hidden="true" />
              {neighbours.previous}
            </small>
            <b>{previous.title}</b>
          </a>
        )}
        {next && (
          <a className="neighbour-next" href={articleAddress(next.slug, within)} rel="next">
            <small>
              {neighbours.next}
              <ArrowRight className="icon" aria-hidden="true" />
            </small>
            <b>{next.title}</b>
          </a>
        )}
      </nav>
    </div>
  );
}
