/** An article as the content site sends it: what it needs is checked, what is odd beside it dropped. */
export interface SourceArticle {
  title: string;
  /** HTML, not to be trusted. */
  content: string;
  tags: string[];
  /** Addresses of pictures at the content site. */
  cover: string | undefined;
  largeCover: string | undefined;
  /** Milliseconds since 1970, as all times here. */
  publishedAt: number | undefined;
  updatedAt: number | undefined;
  slug: string | undefined;
  previousSlugs: string[];
  excerpt: string | undefined;
  coverAlt: string | undefined;
  /** What must stay visible when the cover is cut, in per cent from the left and the top. */
  coverFocus: { x: number; y: number } | undefined;
  seo: { title?: string | undefined; description?: string | undefined } | undefined;
}
