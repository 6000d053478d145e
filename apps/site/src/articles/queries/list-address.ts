import { withoutControls } from '@clinicdee/protocol';

/** Cards on a page of the list (spec §9). */
export const CARDS_PER_PAGE = 100;

/** `best` orders what a search finds by how well it answers, and is the order of nothing else. */
type ListOrder = 'best' | 'title' | 'newest';

/** What the list's address asks for. */
export interface ArticleListQuery {
  page: number;
  order: ListOrder;
  tag: string | undefined;
  /** What to search for, as it was typed. */
  search: string | undefined;
}

const LONGEST_SEARCH = 100;

/** Reads the list's address. What is odd in it counts as not said, but for a page that cannot be. */
export function readListQuery(search: URLSearchParams): ArticleListQuery {
  const text = (name: string) => {
    const value = withoutControls(search.get(name) ?? '');
    return value.trim().slice(0, LONGEST_SEARCH) || undefined;
  };
  const page = search.get('page') ?? '1';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : NaN,
    order: readOrder(search.get('order'), usual(text('q'))),
    tag: text('tag'),
    search: text('q'),
  };
}

/** The order in which a list stands that asks for none. */
const usual = (search: string | undefined): ListOrder => (search ? 'best' : 'title');

const readOrder = (asked: string | null, otherwise: ListOrder): ListOrder =>
  asked === 'newest' || asked === 'title' ? asked : otherwise;

/** The address of a list, in one spelling: defaults are left out, parts in one order. */
export function listAddress(query: Partial<ArticleListQuery> = {}): string {
  const parts = new URLSearchParams();
  if (query.search) parts.set('q', query.search);
  if (query.tag) parts.set('tag', query.tag);
  const { order = 'best' } = query;
  if (order !== 'best' && order !== usual(query.search)) parts.set('order', order);
  if (query.page && query.page > 1) parts.set('page', String(query.page));
  return parts.size > 0 ? `/articles?${parts}` : '/articles';
}

/** Where an article is as Markdown. */
export const markdownAddress = (slug: string) => `${articleAddress(slug)}.md`;

/** The address of an article, within the list that it is read in. */
export function articleAddress(slug: string, within: Partial<ArticleListQuery> = {}): string {
  const parts = new URLSearchParams();
  if (within.tag) parts.set('tag', within.tag);
  if (within.order === 'newest') parts.set('order', within.order);
  const address = `/articles/detail/${encodeURIComponent(slug)}`;
  return parts.size > 0 ? `${address}?${parts}` : address;
}
