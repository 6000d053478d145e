import { hex } from '@clinicdee/brand/palette';
import type { APIRoute } from 'astro';
import { homeOf } from '../content/languages.ts';
import { contentAt } from '../content/site-content.ts';

/** Web app manifest. Rendered per request, since its description contains a price. */
export const GET: APIRoute = ({ url, locals }) => {
  const { brand, landing, language } = contentAt(url, locals);
  return Response.json(
    {
      name: brand.name,
      short_name: brand.shortName,
      description: landing.description,
      lang: language,
      dir: 'ltr',
      start_url: homeOf(language),
      scope: '/',
      display: 'minimal-ui',
      background_color: hex('page'),
      theme_color: hex('page'),
      // SVG first: browsers that support it have already loaded it as the tab's icon.
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
};
