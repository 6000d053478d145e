import { type ContentTrial, MAX_CONTENT_BYTES } from '@clinicdee/protocol/site-content';
import type { APIRoute } from 'astro';
import { readJson } from '../../../http/body.ts';
import { refuse, refuseMethod } from '../../../http/refuse.ts';
import { contentAt } from '../../../content/site-content.ts';

/** Test-renders site content that the content site is about to publish, and returns the problems found. */
export const POST: APIRoute = async ({ request, locals, url }) => {
  if (!locals.articleService.isContentSite(request))
    return refuse('unauthorized', contentAt(url, locals));
  const body = await readJson(request, ['application/json'], MAX_CONTENT_BYTES);
  if ('error' in body) return refuse(body.error, contentAt(url, locals));
  const answer: ContentTrial = { problems: await locals.editService.validate(body.value) };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
};

export const ALL = refuseMethod('POST');
