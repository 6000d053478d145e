import type { APIRoute } from 'astro';
import { refuseMethod } from '../../calls/refuse-method.ts';
import { contentFor } from '../../content/site-content.ts';
import { offeredBy } from '../../consent/tags.ts';

export const prerender = false;

/**
 * Which tags are configured, and the words to ask for them with. Pages are built before that is known,
 * so they ask: 204 means none, and then nothing else is loaded.
 */
export const GET: APIRoute = ({ request, locals }) => {
  const { tags } = locals.consentService;
  const headers = { 'cache-control': 'public, max-age=300' };
  if (offeredBy(tags).length === 0) return new Response(null, { status: 204, headers });
  return Response.json({ ...tags, words: contentFor(request).consent }, { headers });
};

export const ALL = refuseMethod(contentFor, 'GET, HEAD');
