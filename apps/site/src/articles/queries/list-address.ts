import { withoutControls } from '@clinicdee/protocol';

/** Cards on a page of the list (spec §9). */
export const CARDS_PER_PAGE = 100;

/** `best` is by relevance, for searches only. */
type ListOrder = 'best' | 'title' | 'newest';

/** The query of the list's URL. */
export interface ArticleListQuery {
  page: number;
  order: ListOrder;
  tag: string | undefined;
  /** The search as typed. */
  search: string | undefined;
}

const MAX_SEARCH_LENGTH = 100;

/** Parses the list's URL. Ignores invalid values; an invalid page number is `NaN`. */
export function readListQuery(search: URLSearchParams): ArticleListQuery {
  const text = (name: string) => {
    const value = withoutControls(search.get(name) ?? '');
    return value.trim().slice(0, MAX_SEARCH_LENGTH) || undefined;
  };
  const page = search.get('page') ?? '1';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : NaN,
    order: readOrder(search.get('order'), defaultOrder(text('q'))),
    tag: text('tag'),
    search: text('q'),
  };
}

/** The default order. */
const defaultOrder = (search: string | undefined): ListOrder => (search ? 'best' : 'title');

const readOrder = (value: string | null, fallback: ListOrder): ListOrder =>
  value === 'newest' || value === 'title' ? value : fallback;

/** Returns the canonical URL of a list: defaults are omitted, parameters have a fixed order. */
export function listAddress(query: Partial<ArticleListQuery> = {}): string {
  const parts = new URLSearchParams();
  if (query.search) parts.set('q', query.search);
  if (query.tag) parts.set('tag', query.tag);
  const { order = 'best' } = query;
  if (order !== 'best' && order !== defaultOrder(query.search)) parts.set('order', order);
  if (query.page && query.page > 1) parts.set('page', String(query.page));
  return parts.size > 0 ? `/articles?${parts}` : '/articles';
}

/** Returns the URL of an article, with the list it was opened from. */
export function articleAddress(slug: string, within: Partial<ArticleListQuery> = {}): string {
  const parts = new URLSearchParams();
  if (within.tag) parts.set('tag', within.tag);
  if (within.order === 'newest') parts.set('order', within.order);
  const address = `/articles/detail/${encodeURIComponent(slug)}`;
  return parts.size > 0 ? `${address}?${parts}` : address;
}
