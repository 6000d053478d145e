/*
 * What is made of an article: the types that its keeper and its readers share with its maker.
 */
import type { SiteContent } from '../../content/site-content.ts';

/** What the site itself says in an article. */
export type ArticleWords = Pick<SiteContent['articles'], 'table' | 'video'>;

/**
 * Characters of an article that is made where visitors are answered. One of a hundred thousand would
 * keep them waiting for 50 ms there, and a hostile one of twenty thousand for longer.
 */
export const SHORT = 5_000;

/** Characters of a card's excerpt. */
export const EXCERPT = 150;

/** A picture as the site serves it. */
export interface ShownPicture {
  src: string;
  /** Narrower versions, as `srcset` wants them; empty when there is only one. */
  srcset: string;
  width: number;
  height: number;
}

/** The site's own copy of a picture, by its address as it was sent; undefined when it has none. */
export type PictureFor = (url: string) => ShownPicture | undefined;

/** An article's cover as the site serves it, in the list first. */
export interface Cover extends ShownPicture {
  alt: string;
  /** What must stay visible when it is cut: per cent from the left and the top. */
  focus: { x: number; y: number };
  /** The picture over the article itself, where it is another one than the list's. */
  large?: ShownPicture | undefined;
}

/** One entry of the table of contents. */
export interface OutlineEntry {
  id: string;
  title: string;
}

/** What is made of an article once, when it comes, so that showing it costs nothing. */
export interface Derived {
  /** Sanitised and arranged: safe to put into a page. */
  html: string;
  outline: OutlineEntry[];
  /** Its words on one line, as they can be searched. */
  text: string;
  excerpt: string;
  minutes: number;
  cover: Cover | undefined;
  /** The addresses of the pictures that it needs, as they were sent. */
  pictures: string[];
}
