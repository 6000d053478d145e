import type { APIRoute } from 'astro';
import { siteAddress } from '../site-address.ts';

/** What search engines may read: everything but calls and previews. */
export const GET: APIRoute = ({ locals }) =>
  new Response(
    `User-agent: *
Allow: /
Disallow: /api/
Disallow: /articles/preview

Sitemap: ${new URL('/sitemap.xml', siteAddress(locals)).href}
`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
