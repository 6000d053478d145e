import { hasBearer } from '@clinicdee/protocol/http/bearer';
import type { APIRoute } from 'astro';
import { answerCounts, receiveCounts } from '../../analytics/receive.ts';
import { refuse } from '../../http/refuse.ts';
import { refuseMethod } from '../../http/refuse-method.ts';
import { contentAt } from '../../content/site-content.ts';

/** What happened on a page, counted. */
export const POST: APIRoute = ({ request, clientAddress, locals }) =>
  receiveCounts(request, clientAddress, locals.countService);

/** The sums, for the office. */
export const GET: APIRoute = ({ request, locals, url }) => {
  const { statisticsKey, countService } = locals;
  if (!hasBearer(request, statisticsKey)) return refuse('unauthorized', contentAt(url, locals));
  return answerCounts(request, countService);
};

export const ALL = refuseMethod('GET, HEAD, POST');
