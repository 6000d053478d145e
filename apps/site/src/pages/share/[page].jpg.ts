import type { APIRoute } from 'astro';
import { pageShareWords } from '../../share/share-pages.ts';
import { CACHE_TAG_HEADER, CONTENT_TAG } from '../../server/page-cache.ts';

/** Share picture (`og:image`) of a page. */
export const GET: APIRoute = ({ params: { page = '' }, locals }) =>
  locals.answerSharePicture(pageShareWords(locals.contents, page), {
    [CACHE_TAG_HEADER]: CONTENT_TAG,
  });
