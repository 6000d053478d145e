import { z } from 'zod';
import { readSlug } from './slug.ts';

const optionalText = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional()
  .catch(undefined);

const tags = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : value.split(',')))
  .transform((list) => [...new Set(list.map((tag) => tag.trim()).filter(Boolean))].slice(0, 8))
  .catch([]);

const moment = z
  .union([z.string(), z.number()])
  .transform((value) => new Date(value).getTime())
  .transform((time) => (Number.isFinite(time) ? time : undefined))
  .optional()
  .catch(undefined);

const share = z.number().min(0).max(100);

const schema = z.object({
  // The six fields of spec §3.
  title: z.string().trim().min(1).max(500),
  content: z.string().nullish(),
  tags: tags.default([]),
  cover: optionalText,
  coverResized: z.object({ large: optionalText }).optional().catch(undefined),
  publishedAt: moment,
  // What the office sends beside them.
  slug: z.string().transform(readSlug).optional().catch(undefined),
  previousSlugs: z.array(z.string()).default([]).catch([]),
  updatedAt: moment,
  excerpt: optionalText,
  coverAlt: optionalText,
  coverFocus: z.object({ x: share, y: share }).optional().catch(undefined),
  seo: z.object({ title: optionalText, description: optionalText }).optional().catch(undefined),
});

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

/** Reads one item of the list call; undefined when it is no article. */
export function readSourceArticle(value: unknown): SourceArticle | undefined {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return undefined;
  const { coverResized, content, previousSlugs, ...rest } = parsed.data;
  return {
    title: rest.title,
    content: content ?? '',
    tags: rest.tags,
    cover: rest.cover,
    largeCover: coverResized?.large,
    publishedAt: rest.publishedAt,
    updatedAt: rest.updatedAt,
    slug: rest.slug,
    previousSlugs: previousSlugs.flatMap((slug) => readSlug(slug) ?? []),
    excerpt: rest.excerpt,
    coverAlt: rest.coverAlt,
    coverFocus: rest.coverFocus,
    seo: rest.seo,
  };
}
