import type { ArticleCard as Article } from '../../articles/queries/article.ts';
import { articleAddress } from '../../articles/queries/list-address.ts';
import type { WithContent } from '../../content/site-content.ts';
import { ArticleCard } from './article-card.tsx';
import './article-list.css';
import './article-end.css';

/** Articles on similar subjects. */
export function RelatedArticles({
  content,
  articles,
}: WithContent & { articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="section related" aria-labelledby="related-title">
      <div className="wrap">
        <h2 id="related-title" className="h2-small">
          {content.articles.related}
        </h2>
        <ul className="cards">
          {articles.map((article) => (
            <ArticleCard
              content={content}
              key={article.id}
              article={article}
              href={articleAddress(article.slug)}
              heading="h3"
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
