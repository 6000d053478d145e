import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  type Article as PublicArticle,
  ARTICLE_PAGE_LIMIT,
  articleSortColumns,
} from '@clinicdee/protocol';
import type { Payload } from 'payload';
import * as z from 'zod';
import { recordsOf } from '../access/records.ts';
import { entityTag, matchesTag, listVersion, published } from '../articles/list-version.ts';
import { toPublic } from '../articles/to-public.ts';
import { readPreviewToken } from '../site-content/preview.ts';
import type { Article } from '../payload-types.ts';
import { contentCall, refuse } from './json.ts';

const wholeNumber = (name: string, largest: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `${name} must be a whole number`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(1, `${name} must be 1 or more`)
        .max(largest, `${name} must be ${largest} or less`),
    );

const directions = ['asc', 'desc'] as const;
const oneOf = (name: string, allowed: readonly string[]) => ({
  error: `${name} must be one of: ${allowed.join(', ')}`,
});

const schema = z.object({
  page: wholeNumber('page', 999_999).default(1),
  limit: wholeNumber('limit', ARTICLE_PAGE_LIMIT).default(ARTICLE_PAGE_LIMIT),
  sortColumn: z.enum(articleSortColumns, oneOf('sortColumn', articleSortColumns)).default('title'),
  sortDirection: z.enum(directions, oneOf('sortDirection', directions)).default('asc'),
});

type ListQuery = z.infer<typeof schema>;

/** Parses the query of the article list, with defaults (spec §7). Returns `problem` for invalid parameters. */
function listQuery(search: URLSearchParams) {
  const repeated = Object.keys(schema.shape).find((name) => search.getAll(name).length > 1);
  if (repeated) return { problem: `${repeated} must be given once` };
  const parsed = schema.safeParse(Object.fromEntries(search));
  if (parsed.success) return { query: parsed.data };
  return { problem: parsed.error.issues.map(({ message }) => message).join('; ') };
}

/** Articles rendered to HTML before the event loop gets a turn. */
const READ_AT_ONCE = 10;

/** `GET /api/public/articles`: the content API (spec §3 and §7). Returns published articles only. */
export const publicArticles = contentCall(
  'articles',
  async ({ headers, payload, searchParams }) => {
    const { query, problem } = listQuery(searchParams);
    if (!query) return refuse('unreadable', problem);
    const etag = entityTag(await listVersion(payload), JSON.stringify(query));
    const cache = { etag, 'cache-control': 'private, no-cache' };
    if (matchesTag(headers, etag)) {
      return new Response(null, { status: 304, headers: cache });
    }
    // Ids first: sorting complete articles takes many times as long.
    const all = await sortedIds(payload, query);
    const listed = all.slice((query.page - 1) * query.limit, query.page * query.limit);
    const articles: PublicArticle[] = [];
    for (let at = 0; at < listed.length; at += READ_AT_ONCE) {
      const ids = listed.slice(at, at + READ_AT_ONCE);
      articles.push(...(await articlesOf(payload, ids)));
      await yieldToEventLoop();
    }
    return Response.json(articles, {
      headers: { ...cache, 'x-total-count': String(all.length) },
    });
  },
);

const thaiDictionary = new Intl.Collator('th', { numeric: true });
const byCodePoint = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * Returns the ids of all published articles in the order of a query. Databases sort Thai by code point, which puts
 * leading vowels behind all consonants.
 */
async function sortedIds(
  payload: Payload,
  { sortColumn, sortDirection }: Pick<ListQuery, 'sortColumn' | 'sortDirection'>,
): Promise<number[]> {
  const { docs: rows } = await payload.db.find<Article>({
    collection: 'articles',
    where: published,
    pagination: false,
    select: { [sortColumn]: true },
  });
  const compare = sortColumn === 'title' ? thaiDictionary.compare : byCodePoint;
  const sign = sortDirection === 'desc' ? -1 : 1;
  const key = (row: Article) => row[sortColumn] ?? '';
  // The id breaks ties, so that pages never overlap.
  return rows.sort((a, b) => sign * compare(key(a), key(b)) || a.id - b.id).map(({ id }) => id);
}

/** Returns the articles in the order of `ids`, without those no longer published. */
async function articlesOf(payload: Payload, ids: readonly number[]): Promise<PublicArticle[]> {
  // The caller has checked the API key, and the condition excludes drafts.
  const where = { and: [published, { id: { in: ids } }] };
  const articles = await recordsOf(payload).find('articles', where, { depth: 1 });
  const byId = new Map(articles.map((article) => [article.id, article]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toPublic);
}

/** `GET /api/public/articles/preview?token=`: an article's newest draft; 422 when it has no title yet. */
export const previewArticle = contentCall('articles/preview', async ({ payload, searchParams }) => {
  const previewed = readPreviewToken(searchParams.get('token') ?? '');
  if (!previewed?.startsWith('article-'))
    return refuse('foreign_origin', 'preview link is wrong or too old');
  // The token was signed for a user who may read drafts.
  const id = Number(previewed.replace('article-', ''));
  const draft = await recordsOf(payload).get('articles', id, { draft: true, depth: 1 });
  if (!draft) return Response.json({ code: 404, message: 'no such article' }, { status: 404 });
  // A draft may be saved without a title; a page needs one.
  const { title } = draft as { title?: string | null };
  if (!title?.trim())
    return Response.json({ message: 'ชื่อบทความ: ยังว่าง ใส่ชื่อก่อนจึงดูตัวอย่างได้' }, { status: 422 });
  return Response.json(toPublic(draft));
});
