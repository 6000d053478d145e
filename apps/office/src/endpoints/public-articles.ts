import type { ArticleIndex } from '@clinicdee/protocol';
import { isSecret } from '@clinicdee/protocol/calls/bearer';
import type { Endpoint } from 'payload';
import { entityTag, isKnown, listVersion, published } from '../articles/list-version.ts';
import { readPreviewToken } from '../articles/preview-token.ts';
import { toPublic } from '../articles/to-public.ts';
import { environment } from '../environment.ts';
import { refuse } from './envelope.ts';
import { listQuery } from './article-list-parameters.ts';

/** Says that there is an index (RFC 8288), to whom it may serve. */
const INDEX_LINK = '</api/public/articles/index>; rel="index"';
const MISSING_KEY = 'API key is missing or wrong';

/** `GET /api/public/articles`: the content call (spec §3 and §7). Published articles only, ever. */
export const publicArticles: Endpoint = {
  path: '/public/articles',
  method: 'get',
  handler: async ({ headers, payload, searchParams }) => {
    if (!hasKey(headers)) return refuse('unauthorized', MISSING_KEY);
    const { query, problem } = listQuery(searchParams);
    if (!query) return refuse('unreadable', problem);
    const { list } = await listVersion(payload);
    const etag = entityTag(list, JSON.stringify(query));
    const cache = { etag, 'cache-control': 'private, no-cache', link: INDEX_LINK };
    if (isKnown(headers, etag)) {
      return new Response(null, { status: 304, headers: cache });
    }
    const found = await payload.find({
      collection: 'articles',
      where: published,
      page: query.page,
      limit: query.limit,
      // The id settles the order of equal values, so that pages never overlap.
      sort: [`${query.sortDirection === 'desc' ? '-' : ''}${query.sortColumn}`, 'id'],
      depth: 1,
      draft: false,
      // No person asks here: the key is checked above, and the condition keeps drafts out.
      overrideAccess: true,
    });
    return Response.json(found.docs.map(toPublic), {
      headers: { ...cache, 'x-total-count': String(found.totalDocs) },
    });
  },
};

/**
 * `GET /api/public/articles/index`: which articles are published and when each was changed, so that a
 * copy of thousands can follow one change without reading them all.
 */
export const articleIndex: Endpoint = {
  path: '/public/articles/index',
  method: 'get',
  handler: async ({ headers, payload }) => {
    if (!hasKey(headers)) return refuse('unauthorized', MISSING_KEY);
    const { list, surroundings } = await listVersion(payload);
    const cache = { etag: entityTag(list), 'cache-control': 'private, no-cache' };
    if (isKnown(headers, cache.etag)) {
      return new Response(null, { status: 304, headers: cache });
    }
    const { docs } = await payload.find({
      collection: 'articles',
      where: published,
      pagination: false,
      depth: 0,
      select: { slug: true, updatedAt: true },
      overrideAccess: true,
    });
    const articles = docs.map(({ slug, updatedAt }) => ({ slug, updatedAt }));
    return Response.json({ surroundings, articles } satisfies ArticleIndex, { headers: cache });
  },
};

/** `GET /api/public/articles/preview?token=`: one article's newest draft, for the site's preview. */
export const previewArticle: Endpoint = {
  path: '/public/articles/preview',
  method: 'get',
  handler: async ({ headers, payload, searchParams }) => {
    if (!hasKey(headers)) return refuse('unauthorized', MISSING_KEY);
    const id = readPreviewToken(searchParams.get('token') ?? '');
    if (id === undefined) return refuse('foreign_origin', 'preview link is wrong or too old');
    const draft = await payload.findByID({
      collection: 'articles',
      id,
      draft: true,
      depth: 1,
      disableErrors: true,
      // The token was signed here for somebody who may read drafts.
      overrideAccess: true,
    });
    if (!draft) return Response.json({ code: 404, message: 'no such article' }, { status: 404 });
    return Response.json(toPublic(draft), { headers: { 'cache-control': 'private, no-store' } });
  },
};

function hasKey(headers: Headers): boolean {
  const { CONTENT_API_KEY, CONTENT_API_KEY_HEADER } = environment();
  return isSecret(headers.get(CONTENT_API_KEY_HEADER), CONTENT_API_KEY);
}
