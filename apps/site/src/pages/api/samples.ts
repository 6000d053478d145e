import { hasBearer } from '@clinicdee/protocol/calls/bearer';
import type { APIRoute } from 'astro';
import { refuse } from '../../calls/refuse.ts';
import { refuseMethod } from '../../calls/refuse-method.ts';
import { contentAt } from '../../content/site-content.ts';
import { samplesLeft } from '../../content/samples-left.ts';

/** What is still invented of what visitors see now, for the office. */
export const GET: APIRoute = ({ request, locals, url }) =>
  hasBearer(request, locals.statisticsKey)
    ? Response.json(
        { groups: samplesLeft(locals.contents) },
        { headers: { 'cache-control': 'no-store' } },
      )
    : refuse('unauthorized', contentAt(url, locals));

export const ALL = refuseMethod('GET, HEAD');
