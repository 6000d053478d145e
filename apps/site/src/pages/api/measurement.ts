import type { APIRoute } from 'astro';
import { offeredBy } from '../../consent/tags.ts';

export const prerender = false;

/**
 * Which tags are configured. Pages are built before that is known, so they ask: 204 means none, and
 * then nothing else is loaded.
 */
export const GET: APIRoute = ({ locals }) => {
  const { tags } = locals.consentService;
  const headers = { 'cache-control': 'public, max-age=300' };
  if (offeredBy(tags).length === 0) return new Response(null, { status: 204, headers });
  return Response.json(tags, { headers });
};
