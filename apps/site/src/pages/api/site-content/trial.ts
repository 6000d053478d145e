import { type ContentTrial, MAX_CONTENT_BYTES } from '@clinicdee/protocol/site-content';
import type { APIRoute } from 'astro';
import { readJson } from '../../../http/body.ts';
import { refuse } from '../../../http/refuse.ts';
import { refuseMethod } from '../../../http/refuse-method.ts';
import { contentAt } from '../../../content/site-content.ts';

/** Whether words and figures that the content site is about to publish can be shown: pages are made of them for nobody. */
export const POST: APIRoute = async ({ request, locals, url }) => {
  if (!locals.articleService.isContentSite(request))
    return refuse('unauthorized', contentAt(url, locals));
  const read = await readJson(request, ['application/json'], MAX_CONTENT_BYTES);
  if ('error' in read) return refuse(read.error, contentAt(url, locals));
  const answer: ContentTrial = { problems: await locals.editService.attempt(read.value) };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
};

export const ALL = refuseMethod('POST');
