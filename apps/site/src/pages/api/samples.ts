import { hasBearer } from '@clinicdee/protocol/calls/bearer';
import type { APIRoute } from 'astro';
import { refuse } from '../../calls/refuse.ts';
import { refuseMethod } from '../../calls/refuse-method.ts';
import { contentFor } from '../../content/site-content.ts';
import { samplesLeft } from '../../server/samples-left.ts';

export const prerender = false;

/** What is still invented of what visitors see now, for the office. */
export const GET: APIRoute = ({ request, locals }) =>
  hasBearer(request, locals.statisticsKey)
    ? Response.json({ groups: samplesLeft() }, { headers: { 'cache-control': 'no-store' } })
    : refuse('unauthorized', contentFor(request));

export const ALL = refuseMethod(contentFor, 'GET, HEAD');
