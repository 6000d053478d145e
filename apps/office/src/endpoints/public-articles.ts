import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Article as PublicArticle } from '@clinicdee/protocol';
import type { Endpoint, Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import { entityTag, matchesTag, listVersion, published } from '../articles/list-version.ts';
import { toPublic } from '../articles/to-public.ts';
import { readPreviewToken } from '../site-content/preview.ts';
import type { Article } from '../payload-types.ts';
import { refuse, refuseWithoutKey } from './json.ts';
import { type ListQuery, listQuery } from './article-list-parameters.ts';

/** Articles rendered to HTML before the event loop gets a turn. */
const READ_AT_ONCE = 10;

/** `GET /api/public/articles`: the content API (spec §3 and §7). Returns published articles only. */
export const publicArticles: Endpoint = {
  path: '/public/articles',
  method: 'get',
  handler: async ({ headers, payload, searchParams }) => {
    const refusal = refuseWithoutKey(headers);
    if (refusal) return refusal;
    const { query, problem } = listQuery(searchParams);
    if (!query) return refuse('unreadable', problem);
    const etag = entityTag(await listVersion(payload), JSON.stringify(query));
    const cache = { etag, 'cache-control': 'private, no-cache' };
    if (matchesTag(headers, etag)) {
      return new Response(null, { status: 304, headers: cache });
    }
    // Ids first: sorting complete articles takes many times as long.
    const listed = await idsOfPage(payload, query);
    const articles: PublicArticle[] = [];
    for (let at = 0; at < listed.length; at += READ_AT_ONCE) {
      const ids = listed.slice(at, at + READ_AT_ONCE);
      articles.push(...(await articlesOf(payload, ids)));
      await yieldToEventLoop();
    }
    const total = await recordsOf(payload).count('articles', published);
    return Response.json(articles, {
      headers: { ...cache, 'x-total-count': String(total) },
    });
  },
};

const thaiDictionary = new Intl.Collator('th', { numeric: true });

/** Returns the ids of the articles on a page of the list. */
async function idsOfPage(payload: Payload, query: ListQuery): Promise<number[]> {
  const { limit, page, sortColumn, sortDirection } = query;
  const isDescending = sortDirection === 'desc';
  if (sortColumn !== 'title') {
    const { docs } = await payload.db.find<Pick<Article, 'id' | 'slug'>>({
      collection: 'articles',
      where: published,
      page,
      limit,
      // The id breaks ties, so that pages never overlap.
      sort: [`${isDescending ? '-' : ''}${sortColumn}`, 'id'],
      select: { slug: true },
    });
    return docs.map(({ id }) => id);
  }
  // Databases sort Thai by code point, which puts leading vowels behind all consonants.
  const { docs: titled } = await payload.db.find<Pick<Article, 'id' | 'title'>>({
    collection: 'articles',
    where: published,
    pagination: false,
    select: { title: true },
  });
  const sign = isDescending ? -1 : 1;
  titled.sort((a, b) => sign * thaiDictionary.compare(a.title, b.title) || a.id - b.id);
  return titled.slice((page - 1) * limit, page * limit).map(({ id }) => id);
}

/** Returns the articles in the order of `ids`, without those no longer published. */
async function articlesOf(payload: Payload, ids: readonly number[]): Promise<PublicArticle[]> {
  // The caller has checked the API key, and the condition excludes drafts.
  const where = { and: [published, { id: { in: ids } }] };
  const articles = await recordsOf(payload).find('articles', where, { depth: 1 });
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Article) => places.get(id) ?? 0;
  return articles.sort((a, b) => placeOf(a) - placeOf(b)).map(toPublic);
}

/** `GET /api/public/articles/preview?token=`: an article's newest draft; 422 when it has no title yet. */
export const previewArticle: Endpoint = {
  path: '/public/articles/preview',
  method: 'get',
  handler: async ({ headers, payload, searchParams }) => {
    const refusal = refuseWithoutKey(headers);
    if (refusal) return refusal;
    const previewed = readPreviewToken(searchParams.get('token') ?? '');
    if (!previewed?.startsWith('article-'))
      return refuse('foreign_origin', 'preview link is wrong or too old');
    // The token was signed for a user who may read drafts.
    const id = Number(previewed.replace('article-', ''));
    const draft = await recordsOf(payload).get('articles', id, { draft: true, depth: 1 });
    if (!draft) return Response.json({ code: 404, message: 'no such article' }, { status: 404 });
    const uncached = { 'cache-control': 'private, no-store' };
    if (!hasTitle(draft))
      return Response.json(
        { message: 'ชื่อบทความ: ยังว่าง ใส่ชื่อก่อนจึงดูตัวอย่างได้' },
        { status: 422, headers: uncached },
      );
    return Response.json(toPublic(draft), { headers: uncached });
  },
};

/** A draft may be saved without a title; a page needs one. */
const hasTitle = ({ title }: { title?: string | null }) => Boolean(title?.trim());
