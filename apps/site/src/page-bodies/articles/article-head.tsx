import { Calendar, Clock } from 'lucide-react';
import type { Article } from '../../articles/queries/article.ts';
import { listAddress } from '../../articles/queries/list-address.ts';
import { Title } from '../../components/thai.tsx';
import type { WithContent } from '../../content/site-content.ts';
import { longDateTime } from '../../thai/dates.ts';
import { ArticleCover } from './article-cover.tsx';
import '../../styles/pages.css';
import './article-card.css';
import './article-head.css';

/** Longer titles, in characters, get a smaller size: in full size they would fill a phone's screen. */
const LONG_TITLE = 120;

/** Breadcrumbs, tags, title, date, reading time and the large cover. */
export function ArticleHead({ content, article }: WithContent & { article: Article }) {
  const { breadcrumbs, minutes } = content.articles;
  const { publishedAt, tags } = article;
  return (
    <header className="article-head">
      <div className="wrap">
        <nav className="crumbs" aria-label={breadcrumbs.label}>
          <ol>
            <li>
              <a href="/">{breadcrumbs.home}</a>
            </li>
            <li>
              <a href="/articles">{content.articles.title}</a>
            </li>
          </ol>
        </nav>
        {tags.length > 0 && (
          <p className="article-tags">
            {tags.map((tag) => (
              <a className="tag" key={tag} href={listAddress({ tag })}>
                {tag}
              </a>
            ))}
          </p>
        )}
        <h1 className={article.title.length > LONG_TITLE ? 'article-title-long' : undefined}>
          <Title>{article.title}</Title>
        </h1>
        <p className="article-facts">
          {publishedAt !== undefined && (
            <time dateTime={new Date(publishedAt).toISOString()}>
              <Calendar className="icon" aria-hidden="true" />
              {longDateTime(publishedAt, content.language)}
            </time>
          )}
          <span>
            <Clock className="icon" aria-hidden="true" />
            {`${minutes[0]} ${article.minutes} ${minutes[1]}`}
          </span>
        </p>
        <div className="article-cover">
          <ArticleCover cover={article.cover} seed={article.title} shape="wide" rank="first" />
        </div>
      </div>
    </header>
  );
}
