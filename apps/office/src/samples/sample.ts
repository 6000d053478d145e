import type { Cover } from './cover.ts';

/** A sample article of the first start. */
export interface Sample {
  slug: string;
  title: string;
  tag: string;
  excerpt: string;
  /** ISO; shown as the date of publication. */
  publishedAt: string;
  cover: Cover;
  coverAlt: string;
  /** The text: headings, lists, quotes, tables, links. */
  markdown: string;
}
