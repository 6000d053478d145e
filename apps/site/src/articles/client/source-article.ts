/** A validated article of the content site. Invalid optional fields are undefined. */
export interface SourceArticle {
  title: string;
  /** Untrusted HTML. */
  content: string;
  tags: string[];
  /** URL at the content site. */
  cover: string | undefined;
  largeCover: string | undefined;
  /** Milliseconds since 1970, as all times here. */
  publishedAt: number | undefined;
  updatedAt: number | undefined;
  slug: string | undefined;
  previousSlugs: string[];
  excerpt: string | undefined;
  coverAlt: string | undefined;
  /** Focal point when the cover is cropped: per cent from the left and the top. */
  coverFocus: { x: number; y: number } | undefined;
  seo: { title?: string | undefined; description?: string | undefined } | undefined;
}
