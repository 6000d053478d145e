import { Search } from 'lucide-react';
import { type ArticleListQuery, listAddress } from '../../articles/queries/list-address.ts';
import type { WithContent } from '../../content/site-content.ts';
import { TagChip } from './tag-chip.tsx';
import '../../styles/fields.css';
import './list-tools.css';

/** The tags that most articles have; the rest is found by searching and from the articles. */
const MOST_CHIPS = 24;

interface Props extends WithContent {
  query: ArticleListQuery;
  tags: readonly { tag: string; count: number }[];
  total: number;
}

/** Search, order and tags (with how many of what is searched for each has) of the list: a form and links, so it works without JavaScript. */
export function ListTools({ content: { articles }, query, tags, total }: Props) {
  const { search, order, tag } = query;
  const orders = [
    ...(search === undefined ? [] : [{ value: 'best', label: articles.order.best } as const]),
    { value: 'title', label: articles.order.title },
    { value: 'newest', label: articles.order.newest },
  ] as const;
  const chips = tags.filter((one, index) => index < MOST_CHIPS || one.tag === tag);
  if (tag !== undefined && !tags.some((one) => one.tag === tag)) chips.push({ tag, count: 0 });
  // In one row what is chosen must be in sight.
  if (search !== undefined) chips.sort((a, b) => Number(b.tag === tag) - Number(a.tag === tag));
  return (
    <div className={search === undefined ? 'tools' : 'tools tools-found'}>
      <search className="search">
        <form action="/articles">
          <label className="sr-only" htmlFor="search">
            {articles.search.label}
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
            placeholder={articles.search.placeholder}
          />
          {tag !== undefined && <input type="hidden" name="tag" value={tag} />}
          {order !== (search === undefined ? 'title' : 'best') && (
            <input type="hidden" name="order" value={order} />
          )}
          <button className="button button-small" type="submit">
            {articles.search.button}
          </button>
        </form>
      </search>
      <div className="order" role="group" aria-label={articles.order.label}>
        <span aria-hidden="true">{articles.order.label}</span>
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
      {chips.length > 0 && (
        <nav className="chips" aria-label={articles.tags.label}>
          {[{ tag: undefined, count: total }, ...chips].map((one) => (
            <TagChip
              key={one.tag ?? ''}
              href={listAddress({ search, order, tag: one.tag })}
              label={one.tag ?? articles.tags.all}
              count={one.count}
              isChosen={one.tag === tag}
            />
          ))}
        </nav>
      )}
    </div>
  );
}
