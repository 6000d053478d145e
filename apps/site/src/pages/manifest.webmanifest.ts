import { hex } from '@clinicdee/brand/palette';
import type { APIRoute } from 'astro';
import { contentAt } from '../content/site-content.ts';

/** What a phone needs to put the site on its home screen. Made when asked for: its description says a price. */
export const GET: APIRoute = ({ url, locals }) => {
  const { brand, landing, language } = contentAt(url, locals);
  return Response.json(
    {
      name: brand.name,
      short_name: brand.shortName,
      description: landing.description,
      lang: language,
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: hex('page'),
      theme_color: hex('page'),
      // The drawn one first: browsers that take it have it already, for their tab.
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
};
