/* Types of a derived article, shared by store, queries and HTML worker. */
import type { SiteContent } from '../../content/site-content.ts';

/** The site's own texts inside an article. */
export type ArticleWords = Pick<SiteContent['articles'], 'table' | 'video'>;

/** Increase when the output of `derive` changes: every article is then derived again from its source. */
export const RULES_VERSION = 18;

/** Characters of a card's excerpt. */
export const EXCERPT_LENGTH = 150;

/** A picture as the site serves it. */
export interface ShownPicture {
  src: string;
  /** The value of `srcset`; empty when there is only one width. */
  srcset: string;
  width: number;
  height: number;
}

/** Returns the site's copy of a picture by its URL as sent; undefined when it is not copied. */
export type PictureFor = (url: string) => ShownPicture | undefined;

/** An article's cover as the site serves it; the base fields are for the list. */
export interface Cover extends ShownPicture {
  alt: string;
  /** Focal point when it is cropped: per cent from the left and the top. */
  focus: { x: number; y: number };
  /** The picture above the article, where it differs from the list's. */
  large?: ShownPicture | undefined;
}

/** One entry of the table of contents. */
export interface OutlineEntry {
  id: string;
  title: string;
}

/** What is computed from an article once, when it is copied. */
export interface Derived {
  /** Sanitised and transformed: safe to insert into a page. */
  html: string;
  outline: OutlineEntry[];
  /** Plain text on one line, for search. */
  text: string;
  excerpt: string;
  minutes: number;
  cover: Cover | undefined;
  /** URLs of its pictures as sent. */
  pictures: string[];
}
