import { Search, Check } from 'lucide-react';
import { type ArticleListQuery, listAddress } from '../../articles/queries/list-address.ts';
import type { WithContent } from '../../content/site-content.ts';
import '../../styles/fields.css';
import './list-tools.css';

/** Maximum number of tags, the most used first. Others are reachable by search and from articles. */
const MAX_CHIPS = 24;

interface Props extends WithContent {
  query: ArticleListQuery;
  tags: readonly { tag: string; count: number }[];
  total: number;
}

/** Search, order and tags (with counts) of the list. A form and links, so that it works without JavaScript. */
export function ListTools({ content: { articles }, query, tags, total }: Props) {
  const { search, order, tag } = query;
  const orders = [
    ...(search === undefined ? [] : [{ value: 'best', label: articles.order.best } as const]),
    { value: 'title', label: articles.order.title },
    { value: 'newest', label: articles.order.newest },
  ] as const;
  const chips = tags.filter((chip, index) => index < MAX_CHIPS || chip.tag === tag);
  if (tag !== undefined && !tags.some((chip) => chip.tag === tag)) chips.push({ tag, count: 0 });
  // After a search the chips are one scrolling row: the chosen one comes first to be visible.
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
          {[{ tag: undefined, count: total }, ...chips].map((chip) => (
            <TagChip
              key={chip.tag ?? ''}
              href={listAddress({ search, order, tag: chip.tag })}
              label={chip.tag ?? articles.tags.all}
              count={chip.count}
              isChosen={chip.tag === tag}
            />
          ))}
        </nav>
      )}
    </div>
  );
}

interface TagChipProps {
  href: string;
  label: string;
  /** Number of articles. */
  count: number;
  isChosen?: boolean;
}

/** A link to the articles of a tag, with their number. */
export function TagChip({ href, label, count, isChosen = false }: TagChipProps) {
  return (
    <a className="chip" href={href} aria-current={isChosen ? 'true' : undefined}>
      {isChosen && <Check className="icon" aria-hidden="true" />}
      <span>{label}</span> <small>{count}</small>
    </a>
  );
}
