import { z } from 'zod';
import { readSlug } from './slug.ts';

/*
 * Words are shown in titles of windows, cards and messages, where nothing contains them: controls and
 * marks that turn the direction of what follows have no place there.
 */
const unwanted = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const INVISIBLE = /^[\s\u200b-\u200d\u2060]*$/u;
const words = z.string().transform((text) => {
  const clean = text.replace(unwanted, ' ').replace(/\s+/gu, ' ').trim();
  return INVISIBLE.test(clean) ? '' : clean;
});

const optionalText = words
  .transform((text) => text || undefined)
  .optional()
  .catch(undefined);

const MOST_TAGS = 8;
const LONGEST_TAG = 60;
const tags = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : value.split(',')))
  .pipe(z.array(words))
  .transform((list) => list.filter((tag) => tag !== '' && tag.length <= LONGEST_TAG))
  .transform((list) => [...new Set(list)].slice(0, MOST_TAGS))
  .catch([]);

/** What is beyond is a slip, and no calendar could show it. */
const EARLIEST = Date.UTC(1900);
const LATEST = Date.UTC(2200);

const moment = z
  .union([z.string(), z.number()])
  .transform((value) => new Date(value).getTime())
  .transform((time) => (time >= EARLIEST && time < LATEST ? time : undefined))
  .optional()
  .catch(undefined);

const share = z.number().min(0).max(100);

const schema = z.object({
  // The six fields of spec §3.
  title: words.pipe(z.string().min(1).max(500)),
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
