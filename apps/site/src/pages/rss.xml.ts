import type { APIRoute } from 'astro';
import { feed } from '../articles/queries/feed.ts';
import { contentAt } from '../content/site-content.ts';
import { noCopyYet } from '../articles/queries/no-copy-yet.ts';
import { ARTICLES_TAG } from '../server/page-cache.ts';

const NEWEST = 50;

/** RSS feed of the newest articles. */
export const GET: APIRoute = ({ url, locals }) => {
  if (!locals.articleService.hasCopy()) return noCopyYet();
  const articles = locals.articleService.catalogue.newest(NEWEST);
  return new Response(feed(locals.siteUrl, contentAt(url, locals), articles), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'x-cache-tags': ARTICLES_TAG,
    },
  });
};
