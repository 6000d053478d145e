import { jsonIn } from '@clinicdee/protocol/http/messages';
import { joinSaraAm, slugFrom } from '@clinicdee/protocol/slug';
import { defaultTreeAdapter as adapter, html, parseFragment } from 'parse5';
import { z } from 'zod';
import { trimAtWord } from '../thai/trim-at-word.ts';
import { decodePercent } from './decode-percent.ts';
import { readMoment } from './read-moment.ts';

/* Control characters and direction overrides, which would affect the text around a title. */
const unwanted =
  /[\p{Cc}\p{Cs}\u061c\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]+/gu;
/** Text of nothing but whitespace, invisible characters and combining marks. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{M}\u2800]*$/u;
/** More combining marks on one letter than any script uses; they would overlap the lines above and below. */
const markFlood = /(\p{M}{4})\p{M}+/gu;
/** Length of the longest usual entity for one character: `&#x0e01;`. */
const MAX_ENTITY_LENGTH = 8;
/**
 * Decodes HTML entities, as many content sites send them in titles (`&amp;`, `&#8211;`). Decodes once, as a browser
 * does in `title`: `&amp;amp;` becomes `&amp;`, and tags are text.
 */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const title = adapter.createElement('title', html.NS.HTML, []);
  const [decoded] = parseFragment(title, text.replaceAll('<', '&lt;'), {}).childNodes;
  return decoded && adapter.isTextNode(decoded) ? decoded.value : '';
}

/** A line break or a pair of tags, as WordPress has them in titles. */
const markup = /<br\s*\/?>|<([a-z][a-z\d]*)(?:\s[^<>]*)?>([^<]*)<\/\1>/gi;

/** Returns content as HTML: removes a CDATA wrapper, unescapes escaped HTML, keeps the line breaks of plain text. */
function asHtml(sent: string): string {
  const content = sent.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '').trim();
  if (/<[a-z!]/i.test(content)) return content;
  return /&lt;\/[a-z]/i.test(content)
    ? decodeEntities(content)
    : content.replace(/\r\n?|\n/g, '<br>');
}

/** Cleans a text. @param longest in characters; a longer text is cut at a word */
function clean(text: string, longest = Infinity): string {
  const words = text
    .slice(0, MAX_ENTITY_LENGTH * longest)
    .replace(markup, (_, name, inside: string) => (name ? inside : ' '));
  const line = decodeEntities(words)
    .slice(0, 4 * longest)
    .replace(unwanted, ' ')
    .replace(markFlood, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  // Tags that look the same are the same.
  return INVISIBLE.test(line) ? '' : trimAtWord(joinSaraAm(line).normalize('NFC'), longest);
}

const requiredText = (longest: number) =>
  z.union([z.string(), z.number().transform(String)]).transform((text) => clean(text, longest));

const optionalText = (longest: number) =>
  requiredText(longest)
    .transform((text) => text || undefined)
    .optional()
    .catch(undefined);

/** URL of a picture. Longer ones are data URLs in disguise. */
const address = z
  .string()
  .trim()
  .min(1)
  .max(2_000)
  .regex(/^(https?:|(?![a-z][a-z\d+.-]*:))/i)
  .transform((url) => url.replace(/&(?:amp|#0?38);/g, '&'))
  .optional()
  .catch(undefined);

const MAX_TITLE_LENGTH = 300;

const MAX_TAGS = 8;
const MAX_TAG_LENGTH = 60;
/** Tags that are parsed, so that a huge list does not block the main thread. */
const MAX_PARSED_TAGS = 1_000;
/** Parses a list that some content sites store as JSON, else at its commas. */
function splitTags(text: string): unknown {
  const list = jsonIn(text);
  return Array.isArray(list) ? list : text.split(',', MAX_PARSED_TAGS);
}

const tags = z
  .preprocess(
    (value) => (typeof value === 'string' ? splitTags(value.trim()) : value),
    z.array(z.string().catch('')),
  )
  .transform((list) => list.slice(0, MAX_PARSED_TAGS).map((tag) => clean(tag)))
  .transform((list) => list.filter((tag) => tag !== '' && tag.length <= MAX_TAG_LENGTH))
  .transform((list) => [...new Set(list)].slice(0, MAX_TAGS))
  .catch([]);

const moment = z.union([z.string(), z.number()]).transform(readMoment).optional().catch(undefined);

/** Slugs of WordPress are percent-encoded. */
const readSlug = (slug: string) => slugFrom(decodePercent(slug)) || undefined;
const percentage = z.number().min(0).max(100);

/** An item of the content site's list. Invalid optional fields are undefined. */
const schema = z
  .object({
    // The six fields of spec §3. `content` is untrusted HTML, times are milliseconds since 1970.
    title: requiredText(MAX_TITLE_LENGTH).pipe(z.string().min(1)),
    content: z.string().nullish(),
    tags: tags.default([]),
    cover: address,
    coverResized: z.object({ large: address }).optional().catch(undefined),
    publishedAt: moment,
    // Additional fields of the office.
    updatedAt: moment,
    slug: z.string().transform(readSlug).optional().catch(undefined),
    previousSlugs: z
      .array(z.string())
      .default([])
      .catch([])
      .transform((slugs) => slugs.flatMap((slug) => readSlug(slug) ?? [])),
    excerpt: optionalText(1_000),
    coverAlt: optionalText(500),
    /** Focal point when the cover is cropped: per cent from the left and the top. */
    coverFocus: z.object({ x: percentage, y: percentage }).optional().catch(undefined),
    seo: z
      .object({ title: optionalText(MAX_TITLE_LENGTH), description: optionalText(500) })
      .optional()
      .catch(undefined),
  })
  .transform(({ title, content, tags, cover, coverResized, ...rest }) => ({
    title,
    content: asHtml(content ?? ''),
    tags,
    cover,
    largeCover: coverResized?.large,
    ...rest,
  }));

/** A validated article of the content site. */
export type SourceArticle = z.output<typeof schema>;

/** Parses one item of the list; undefined when it is invalid. */
export const readSourceArticle = (value: unknown): SourceArticle | undefined =>
  schema.safeParse(value).data;
