import type { APIRoute } from 'astro';
import { readListQuery } from '../../articles/queries/list-address.ts';
import { refuseExceeded } from '../../http/refuse.ts';
import { refuseMethod } from '../../http/refuse-method.ts';
import { contentAt } from '../../content/site-content.ts';

/** So long a browser goes by what it was told: what is withdrawn is gone from it as soon as from pages. */
const FRESH_SECONDS = 15;

/** What may be meant by what was typed so far (`?q=`): a list of texts, for the search field of the articles. */
export const GET: APIRoute = async ({ clientAddress, locals, url }) => {
  const { suggestions } = locals.articleService;
  const exceeded = await suggestions.rateLimit.take(clientAddress);
  if (exceeded) return refuseExceeded(exceeded, contentAt(url, locals));
  const { search = '' } = readListQuery(url.searchParams);
  // What somebody types is nobody else's: their own browser alone keeps it.
  return Response.json(suggestions.for(search), {
    headers: { 'cache-control': `private, max-age=${FRESH_SECONDS}` },
  });
};

export const ALL = refuseMethod('GET, HEAD');
