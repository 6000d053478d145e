import * as z from 'zod/mini';

const pixels = z.object({ width: z.number(), height: z.number() });
const orNull = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/**
 * One item of `GET /api/public/articles` (spec §3 and §7). The keys of the spec come first; those
 * below the line are the office's, and a vendor's own content site may leave them out.
 */
export const article = z.object({
  title: z.string(),
  /** HTML. */
  content: z.string(),
  tags: orNull(z.string()),
  /** Address of the card's picture. */
  cover: orNull(z.string()),
  coverResized: orNull(
    z.object({ large: orNull(z.string()), card: orNull(z.string()), share: orNull(z.string()) }),
  ),
  publishedAt: orNull(z.string()),
  // ── beside the spec ──
  slug: z.optional(z.string()),
  /** Addresses the article had before: redirect from them. */
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
  /** In per cent from the left and the top: what must stay visible when the picture is cut. */
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

/** The call's sort columns. */
export const articleSortColumns = [
  'title',
  'publishedAt',
  'updatedAt',
  'createdAt',
  'slug',
] as const;

/** The call's largest and default page. */
export const ARTICLE_PAGE_LIMIT = 100;
