import type { APIRoute } from 'astro';
import { CONTENT_TAG } from '../server/page-cache.ts';

/** Allows crawlers everything except API routes and article previews. */
export const GET: APIRoute = ({ locals }) =>
  new Response(
    `User-agent: *
Allow: /
Disallow: /api/
Disallow: /articles/preview

Sitemap: ${new URL('/sitemap.xml', locals.siteUrl).href}
`,
    {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        'x-cache-tags': CONTENT_TAG,
      },
    },
  );
