import type { ArticleList as List } from '../../articles/queries/article.ts';
import {
  articleAddress,
  type ArticleListQuery,
  CARDS_PER_PAGE,
} from '../../articles/queries/list-address.ts';
import type { Product } from '../../articles/queries/products.ts';
import type { WithContent } from '../../content/site-content.ts';
import { amount } from '../../thai/amount.ts';
import { ArticleCard } from './article-card.tsx';
import { EmptyList } from './list-state.tsx';
import { ListTools } from './list-tools.tsx';
import { Pager } from './pager.tsx';
import './article-list.css';

const LIST = 'cards cards-entering';
/** Maximum number of cards in a row. */
const COLUMNS = 3;

interface Props extends WithContent {
  query: ArticleListQuery;
  list: List;
  /** Product features that match the search. */
  products: readonly Product[];
  /** Tags to offer if the search has no results. */
  otherTags?: List['tags'];
}

/** One page of article cards, with search, tags and pager (spec §2, "Article list page"). */
export function ArticleList({ content, query, list, products, otherTags = [] }: Props) {
  const first = (query.page - 1) * CARDS_PER_PAGE + 1;
  const last = first + list.articles.length - 1;
  const [found, shown] = content.articles.found;
  return (
    <section
      className="article-list"
      aria-label={content.articles.list}
      data-not-renewed={content.articles.notRenewed}
    >
      <div className="wrap">
        <ListTools content={content} query={query} tags={list.tags} total={list.all} />
        {list.articles.length === 0 ? (
          <>
            <FoundProducts content={content} products={products} />
            <EmptyList content={content} search={query.search} tags={otherTags} />
          </>
        ) : (
          <>
            <p className="found" role="status">
              {`${found} ${amount(list.total, content.language)} ${shown} ${first}–${last}`}
            </p>
            <FoundProducts content={content} products={products} />
            <ul className={query.search === undefined ? LIST : `${LIST} cards-found`}>
              {list.articles.map((article, index) => (
                <ArticleCard
                  content={content}
                  key={article.id}
                  article={article}
                  href={articleAddress(article.slug, query)}
                  heading="h2"
                  rank={index === 0 ? 'first' : index < COLUMNS ? 'early' : 'later'}
                />
              ))}
            </ul>
            {list.pages > 1 && <Pager content={content} query={query} pages={list.pages} />}
          </>
        )}
      </div>
    </section>
  );
}

/** Product features that match a search, above the articles: name, page section and one line of text. */
function FoundProducts({
  content: { articles },
  products,
}: WithContent & { products: readonly Product[] }) {
  if (products.length === 0) return null;
  const { section: names, title } = articles.products;
  return (
    <section className="found-products" aria-labelledby="found-products">
      <h2 id="found-products">{title}</h2>
      <ul>
        {products.map(({ href, line, name, section }) => (
          <li key={name}>
            <a className="link-touch" href={href}>
              {name}
            </a>
            <small>{names[section]}</small>
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
