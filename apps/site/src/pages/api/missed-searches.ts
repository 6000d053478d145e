import { hasBearer } from '@clinicdee/protocol/calls/bearer';
import type { APIRoute } from 'astro';
import { answerMissed } from '../../counts/receive.ts';
import { refuse } from '../../calls/refuse.ts';
import { refuseMethod } from '../../calls/refuse-method.ts';
import { contentFor } from '../../content/site-content.ts';

export const prerender = false;

/** What was searched for in vain, for the office. */
export const GET: APIRoute = ({ request, locals }) => {
  const { statisticsKey, countService } = locals;
  if (!hasBearer(request, statisticsKey)) return refuse('unauthorized', contentFor(request));
  return answerMissed(request, countService);
};

export const ALL = refuseMethod(contentFor, 'GET, HEAD');
