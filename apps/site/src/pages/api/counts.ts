import type { APIRoute } from 'astro';
import { answerCounts, receiveCounts } from '../../counts/receive.ts';
import { isReader, unauthorized } from '../../calls/bearer.ts';

export const prerender = false;

/** What happened on a page, counted. */
export const POST: APIRoute = ({ request, clientAddress, locals }) =>
  receiveCounts(request, clientAddress, locals.countService);

/** The sums, for the office. */
export const GET: APIRoute = ({ request, locals, url }) => {
  const { readerKey, countService } = locals;
  if (!isReader(request, readerKey)) return unauthorized();
  return answerCounts(url, countService);
};
