import type { APIRoute } from 'astro';
import { receiveConsent } from '../../consent/receive.ts';
import { isReader, unauthorized } from '../../calls/bearer.ts';

export const prerender = false;

/** A visitor's choice, written down. */
export const POST: APIRoute = ({ request, clientAddress, locals }) =>
  receiveConsent(request, clientAddress, locals.consentService);

/** The record, for the office. */
export const GET: APIRoute = ({ request, locals }) => {
  const { readerKey, consentService } = locals;
  if (!isReader(request, readerKey)) return unauthorized();
  return Response.json(consentService.repository.list(), {
    headers: { 'cache-control': 'no-store' },
  });
};
