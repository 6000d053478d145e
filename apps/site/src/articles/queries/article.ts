import type { Cover, OutlineEntry } from '../html/derived.ts';
import type { Wish } from '../search/parse-query.ts';

/** A stretch of a text, and whether it is what was searched for. */
export interface Stretch {
  text: string;
  isFound: boolean;
  /** Set where it means what was searched for, and is another word. */
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
  /** Title and excerpt with what was searched for. */
  found?: { title: Stretch[]; excerpt: Stretch[] };
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
  /** How many there are without a tag chosen. */
  all: number;
  /** All tags, with how many of what was searched for have each, the most used first. */
  tags: { tag: string; count: number }[];
  /** What was looked for in place of what was typed; undefined when it is the same. */
  instead: string | undefined;
  /** What a search means. */
  understood: readonly Wish[];
}
