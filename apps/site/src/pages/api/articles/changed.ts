import { answerWith } from '@clinicdee/protocol/http/messages';
import type { APIRoute } from 'astro';
import { refuse, refuseMethod } from '../../../http/refuse.ts';
import { contentAt } from '../../../content/site-content.ts';

/** Notification from the content site that articles or site content changed: starts a sync immediately. */
export const POST: APIRoute = ({ request, locals, url }) => {
  if (!locals.articleService.isContentSite(request))
    return refuse('unauthorized', contentAt(url, locals));
  locals.articleService.pollNow();
  void locals.editService.poll();
  return answerWith({ code: 202, message: 'looking' });
};

export const ALL = refuseMethod('POST');
