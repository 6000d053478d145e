import { hasBearer } from '@clinicdee/protocol/http/bearer';
import type { APIRoute } from 'astro';
import { refuse } from '../../http/refuse.ts';
import { refuseMethod } from '../../http/refuse-method.ts';
import { contentAt } from '../../content/site-content.ts';
import { sampleContentIn } from '../../content/sample-content-check.ts';

/** Returns the sample content that is still live to the office. */
export const GET: APIRoute = ({ request, locals, url }) =>
  hasBearer(request, locals.statisticsKey)
    ? Response.json(
        { groups: sampleContentIn(locals.contents) },
        { headers: { 'cache-control': 'no-store' } },
      )
    : refuse('unauthorized', contentAt(url, locals));

export const ALL = refuseMethod('GET, HEAD');
