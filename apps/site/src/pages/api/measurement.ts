import type { APIRoute } from 'astro';
import { refuseMethod } from '../../http/refuse.ts';
import { contentAt } from '../../content/site-content.ts';
import { offeredBy } from '../../consent/tags.ts';

/**
 * Returns the configured tags and the texts of the consent dialog, or 204 if no tags are configured. Then
 * the page loads nothing else.
 */
export const GET: APIRoute = ({ locals, url }) => {
  const { tags } = locals.consentService;
  const headers = { 'cache-control': 'public, max-age=300' };
  if (offeredBy(tags).length === 0) return new Response(null, { status: 204, headers });
  return Response.json({ ...tags, words: contentAt(url, locals).consent }, { headers });
};

export const ALL = refuseMethod('GET, HEAD');
