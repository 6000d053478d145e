import type { APIRoute } from 'astro';
import remove from '../offline/remove.js?raw';
import worker from '../offline/worker.js?raw';

export const prerender = false;

/**
 * The worker that keeps what was read for when there is no network; where that is turned off, one that
 * takes away what another has kept, and itself. Browsers ask for it at each visit, at least once a day.
 */
export const GET: APIRoute = ({ locals }) =>
  new Response(locals.keepsArticles ? worker : remove, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // It asks the site alone, and runs nothing else.
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    },
  });
