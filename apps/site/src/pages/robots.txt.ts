import type { APIRoute } from 'astro';
import { siteAddress } from '../layouts/site-address.ts';

/** What search engines may read: everything but calls and previews. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *
Allow: /
Disallow: /api/
Disallow: /articles/preview

Sitemap: ${new URL('/sitemap.xml', siteAddress(site)).href}
`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
