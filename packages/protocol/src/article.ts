import * as z from 'zod/mini';

const pixels = z.object({ width: z.number(), height: z.number() });
const orNull = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/**
 * One item of `GET /api/public/articles` (spec §3 and §7). The keys below the divider are additions of
 * the office; a vendor's own content site may omit them.
 */
export const article = z.object({
  title: z.string(),
  /** HTML. */
  content: z.string(),
  tags: orNull(z.string()),
  /** URL of the card's picture. */
  cover: orNull(z.string()),
  coverResized: orNull(
    z.object({ large: orNull(z.string()), card: orNull(z.string()), share: orNull(z.string()) }),
  ),
  publishedAt: orNull(z.string()),
  // ── not in the spec ──
  slug: z.optional(z.string()),
  /** Former slugs of the article, which redirect to it. */
  previousSlugs: z.optional(z.array(z.string())),
  updatedAt: z.optional(z.string()),
  /** Plain text. */
  excerpt: orNull(z.string()),
  coverAlt: orNull(z.string()),
  coverSizes: z.optional(
    z.object({
      cover: orNull(pixels),
      card: orNull(pixels),
      large: orNull(pixels),
      share: orNull(pixels),
    }),
  ),
  /** Focal point for cropping, in per cent from the left and the top. */
  coverFocus: orNull(z.object({ x: z.number(), y: z.number() })),
  seo: orNull(
    z.object({
      title: orNull(z.string()),
      description: orNull(z.string()),
      image: orNull(z.string()),
    }),
  ),
});

export type Article = z.infer<typeof article>;

/** Columns that `GET /api/public/articles` can sort by. */
export const articleSortColumns = [
  'title',
  'publishedAt',
  'updatedAt',
  'createdAt',
  'slug',
] as const;

/** Maximum and default page size. */
export const ARTICLE_PAGE_LIMIT = 100;

/**
 * Maximum length of an article's HTML in characters, about a hundred printed pages. The office rejects longer
 * articles when they are published, the site when they are synced: their pages would take too long to render
 * and to read.
 */
export const LONGEST_ARTICLE = 300_000;
