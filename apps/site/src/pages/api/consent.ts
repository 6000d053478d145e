import type { APIRoute } from 'astro';
import { receiveConsent } from '../../consent/receive.ts';
import { isReader, unauthorized } from '../../calls/bearer.ts';

export const prerender = false;

/** A visitor's choice, written down. */
export const POST: APIRoute = ({ request, locals }) =>
  receiveConsent(request, locals.visitorAddress, locals.signals.consentDesk);

/** The record, for the office. */
export const GET: APIRoute = ({ request, locals }) => {
  const { readerKey, consentDesk } = locals.signals;
  if (!isReader(request, readerKey)) return unauthorized();
  return Response.json(consentDesk.book.list(), { headers: { 'cache-control': 'no-store' } });
};
