import { answerWith } from '@clinicdee/protocol/calls/answer';
import type { APIRoute } from 'astro';
import { refuseMethod } from '../../../calls/refuse-method.ts';
import { contentFor } from '../../../content/site-content.ts';
import { refuse } from '../../../calls/refuse.ts';

export const prerender = false;

/** The content site says that articles, words or figures were published, changed or removed: look at once. */
export const POST: APIRoute = ({ request, locals }) => {
  if (!locals.articleService.isContentSite(request))
    return refuse('unauthorized', contentFor(request));
  locals.articleService.lookNow();
  locals.editService.lookNow();
  return answerWith({ code: 202, message: 'looking' });
};

export const ALL = refuseMethod(contentFor, 'POST');
