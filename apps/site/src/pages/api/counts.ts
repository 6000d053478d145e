import type { APIRoute } from 'astro';
import { readCounts, receiveCounts } from '../../analytics/receive.ts';
import { answerOffice } from '../../http/answer-office.ts';
import { refuseMethod } from '../../http/refuse.ts';

/** Counts page events. */
export const POST: APIRoute = ({ request, clientAddress, locals }) =>
  receiveCounts(request, clientAddress, locals.countService);

/** Returns the totals to the office. */
export const GET: APIRoute = (context) => {
  const { statisticsKey, countService } = context.locals;
  const read = () => readCounts(context.request, countService);
  return answerOffice(context, statisticsKey, countService.log, read);
};

export const ALL = refuseMethod('GET, HEAD, POST');
