import type { Cover, OutlineEntry } from '../html/derived.ts';
import type { Concept } from '../search/parse-query.ts';

/** A stretch of text, and whether it matches the search. */
export interface Stretch {
  text: string;
  isFound: boolean;
  /** Set for a synonym of the search. */
  isByMeaning?: boolean;
}

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
  /** Title and excerpt with highlighted matches. */
  found?: { title: Stretch[]; excerpt: Stretch[] };
}

/** An article as its own page shows it. */
export interface Article extends ArticleCard {
  /** Sanitised and transformed: safe to insert into a page. */
  html: string;
  outline: OutlineEntry[];
  minutes: number;
  seo: { title?: string | undefined; description?: string | undefined };
}

/** One page of the list. */
export interface ArticleList {
  articles: ArticleCard[];
  /** Number of articles on all pages. */
  total: number;
  pages: number;
  /** Number of articles without the tag filter. */
  all: number;
  /** Tags with their number of matches, the most frequent first. */
  tags: { tag: string; count: number }[];
  /** The corrected query; undefined when nothing was corrected or left out. */
  instead: string | undefined;
  /** The parsed query. */
  concepts: readonly Concept[];
}
