import { hasBearer } from '@clinicdee/protocol/http/bearer';
import type { APIRoute } from 'astro';
import { answerMissed } from '../../analytics/receive.ts';
import { refuse } from '../../http/refuse.ts';
import { refuseMethod } from '../../http/refuse-method.ts';
import { contentAt } from '../../content/site-content.ts';

/** Returns searches without results to the office. */
export const GET: APIRoute = ({ request, locals, url }) => {
  const { statisticsKey, countService } = locals;
  if (!hasBearer(request, statisticsKey)) return refuse('unauthorized', contentAt(url, locals));
  return answerMissed(request, countService);
};

export const ALL = refuseMethod('GET, HEAD');
