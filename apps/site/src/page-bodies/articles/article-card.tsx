import { Fragment } from 'react';
import { ArrowRight } from 'lucide-react';
import type { ArticleCard as Article, Stretch } from '../../articles/queries/article.ts';
import { Title } from '../../components/thai.tsx';
import type { WithContent } from '../../content/site-content.ts';
import { ArticleCover } from './article-cover.tsx';
import './article-card.css';

interface Props extends WithContent {
  article: Article;
  href: string;
  /** Heading level. */
  heading: 'h2' | 'h3';
  rank?: 'first' | 'early' | 'later';
}

/** An article in a list: tag, cover, title, excerpt, "read more". CSS stretches the title's link over the card. */
export function ArticleCard({ content, article, href, heading: Heading, rank = 'later' }: Props) {
  const [tag] = article.tags;
  return (
    <li className="card">
      <ArticleCover
        cover={article.cover}
        seed={article.title}
        shape="card"
        rank={rank}
        isDecoration
      />
      {tag !== undefined && <span className="tag">{tag}</span>}
      <Heading>
        <a href={href}>
          {article.found ? (
            <Highlighted of={article.found.title} />
          ) : (
            <Title>{article.title}</Title>
          )}
        </a>
      </Heading>
      <p className="card-excerpt">
        {article.found ? <Highlighted of={article.found.excerpt} /> : article.excerpt}
      </p>
      <a className="card-more" href={href} aria-label={`${content.articles.more} ${article.title}`}>
        <span>{content.articles.more}</span>
        <ArrowRight className="icon" aria-hidden="true" />
      </a>
    </li>
  );
}

/** A text with search matches highlighted. */
function Highlighted({ of }: { of: readonly Stretch[] }) {
  return of.map(({ text, isFound, isByMeaning = false }, index) => (
    <Fragment key={index}>
      {isFound ? <mark className={isByMeaning ? 'by-meaning' : undefined}>{text}</mark> : text}
    </Fragment>
  ));
}
