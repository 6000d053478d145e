import { Check, Search } from 'lucide-react';
import { type ArticleListQuery, listAddress } from '../../articles/read/list-address.ts';
import { articleTexts } from '../../content/th/articles.ts';

/** The tags that most articles have; the rest is found by searching and from the articles. */
const MOST_CHIPS = 24;

interface Props {
  query: ArticleListQuery;
  tags: readonly { tag: string; count: number }[];
  total: number;
}

/** Search, order and tags of the list: a form and links, so it works without JavaScript. */
export function ListTools({ query, tags, total }: Props) {
  const { search, order, tag } = query;
  const orders = [
    { value: 'title', label: articleTexts.order.title },
    { value: 'newest', label: articleTexts.order.newest },
  ] as const;
  const chips = tags.filter((one, index) => index < MOST_CHIPS || one.tag === tag);
  return (
    <div className="tools">
      <search className="search">
        <form action="/articles">
          <label className="sr-only" htmlFor="search">
            {articleTexts.search.label}
          </label>
          <Search className="icon" aria-hidden="true" />
          <input
            className="input"
            id="search"
            name="q"
            type="search"
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={search}
            placeholder={articleTexts.search.placeholder}
          />
          {tag !== undefined && <input type="hidden" name="tag" value={tag} />}
          {order !== 'title' && <input type="hidden" name="order" value={order} />}
          <button className="button button-small" type="submit">
            {articleTexts.search.button}
          </button>
        </form>
      </search>
      <div className="order" role="group" aria-label={articleTexts.order.label}>
        <span aria-hidden="true">{articleTexts.order.label}</span>
        {orders.map(({ value, label }) => (
          <a
            key={value}
            href={listAddress({ search, tag, order: value })}
            aria-current={order === value ? 'true' : undefined}
          >
            {label}
          </a>
        ))}
      </div>
      {tags.length > 0 && (
        <nav className="chips" aria-label={articleTexts.tags.label}>
          {[{ tag: undefined, count: total }, ...chips].map((one) => (
            <a
              key={one.tag ?? ''}
              className="chip"
              href={listAddress({ search, order, tag: one.tag })}
              aria-current={one.tag === tag ? 'true' : undefined}
            >
              {one.tag === tag && <Check className="icon" aria-hidden="true" />}
              <span>{one.tag ?? articleTexts.tags.all}</span> <small>{one.count}</small>
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
