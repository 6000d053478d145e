import type { ArticleCard as Article } from '../../articles/read/article.ts';
import { articleAddress } from '../../articles/read/list-address.ts';
import { Thai } from '../../components/thai.tsx';
import { articleTexts } from '../../content/th/articles.ts';
import { ArticleCard } from './article-card.tsx';

/** Articles on near subjects. */
export function RelatedArticles({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="section related" aria-labelledby="related-title">
      <div className="wrap">
        <h2 id="related-title" className="h2-small">
          <Thai>{articleTexts.related}</Thai>
        </h2>
        <ul className="cards">
          {articles.map((article) => (
            <ArticleCard
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
