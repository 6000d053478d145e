import { hasBearer } from '@clinicdee/protocol/http/bearer';
import type { APIRoute } from 'astro';
import { answerCounts, receiveCounts } from '../../analytics/receive.ts';
import { refuse } from '../../http/refuse.ts';
import { refuseMethod } from '../../http/refuse-method.ts';
import { contentAt } from '../../content/site-content.ts';

/** Counts page events. */
export const POST: APIRoute = ({ request, clientAddress, locals }) =>
  receiveCounts(request, clientAddress, locals.countService);

/** Returns the totals to the office. */
export const GET: APIRoute = ({ request, locals, url }) => {
  const { statisticsKey, countService } = locals;
  if (!hasBearer(request, statisticsKey)) return refuse('unauthorized', contentAt(url, locals));
  return answerCounts(request, countService);
};

export const ALL = refuseMethod('GET, HEAD, POST');
