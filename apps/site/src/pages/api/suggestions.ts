import type { APIRoute } from 'astro';
import { readListQuery } from '../../articles/queries/list-address.ts';
import { refuseExceeded, refuseMethod } from '../../http/refuse.ts';
import { contentAt } from '../../content/site-content.ts';

/** Browser cache lifetime, short enough that withdrawn articles disappear as soon as from pages. */
const FRESH_SECONDS = 15;

/** Returns search suggestions for a partial query (`?q=`) as a list of texts. */
export const GET: APIRoute = async ({ clientAddress, locals, url }) => {
  const { suggestions } = locals.articleService;
  const exceeded = await suggestions.rateLimit.take(clientAddress);
  if (exceeded) return refuseExceeded(exceeded, contentAt(url, locals));
  const { search = '' } = readListQuery(url.searchParams);
  // Queries are personal: only the visitor's browser may cache the response.
  return Response.json(suggestions.for(search), {
    headers: { 'cache-control': `private, max-age=${FRESH_SECONDS}` },
  });
};

export const ALL = refuseMethod('GET, HEAD');
