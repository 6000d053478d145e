import type { APIRoute } from 'astro';
import { refuseMethod } from '../../http/refuse-method.ts';
import { contentAt } from '../../content/site-content.ts';
import { offeredBy } from '../../consent/tags.ts';

/**
 * Which tags are configured, and the words to ask for them with. Pages are built before that is known,
 * so they ask: 204 means none, and then nothing else is loaded.
 */
export const GET: APIRoute = ({ locals, url }) => {
  const { tags } = locals.consentService;
  const headers = { 'cache-control': 'public, max-age=300' };
  if (offeredBy(tags).length === 0) return new Response(null, { status: 204, headers });
  return Response.json({ ...tags, words: contentAt(url, locals).consent }, { headers });
};

export const ALL = refuseMethod('GET, HEAD');
