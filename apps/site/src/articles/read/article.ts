import type { Cover, OutlineEntry } from '../make/derived.ts';

/** An article as a card shows it. */
export interface ArticleCard {
  id: number;
  slug: string;
  title: string;
  tags: string[];
  excerpt: string;
  cover: Cover | undefined;
  publishedAt: number | undefined;
  updatedAt: number | undefined;
}

/** An article as its own page shows it. */
export interface Article extends ArticleCard {
  /** Sanitised and arranged: safe to put into a page. */
  html: string;
  outline: OutlineEntry[];
  minutes: number;
  seo: { title?: string | undefined; description?: string | undefined };
}

/** One page of the list. */
export interface ArticleList {
  articles: ArticleCard[];
  /** How many there are on all pages. */
  total: number;
  pages: number;
  /** What was searched for, folded, to be marked. */
  terms: string[];
}
