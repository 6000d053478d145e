import type { APIRoute } from 'astro';
import { pageShareWords } from '../../share/share-pages.ts';
import { shareResponse } from '../../share/share-response.ts';
import { CACHE_TAG_HEADER, CONTENT_TAG } from '../../server/page-cache.ts';

/** Share picture (`og:image`) of a page. */
export const GET: APIRoute = ({ params: { page = '' }, locals }) =>
  shareResponse(locals, pageShareWords(locals.contents, page), {
    [CACHE_TAG_HEADER]: CONTENT_TAG,
  });
