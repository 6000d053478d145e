import { hasBearer } from '@clinicdee/protocol/calls/bearer';
import type { APIRoute } from 'astro';
import { answerConsents, receiveConsent } from '../../consent/receive.ts';
import { refuse } from '../../calls/refuse.ts';
import { refuseMethod } from '../../calls/refuse-method.ts';
import { contentFor } from '../../content/site-content.ts';

export const prerender = false;

/** A visitor's choice, written down. */
export const POST: APIRoute = ({ request, clientAddress, locals }) =>
  receiveConsent(request, clientAddress, locals.consentService);

/** The record, for the office. */
export const GET: APIRoute = ({ request, locals }) => {
  const { statisticsKey, consentService } = locals;
  if (!hasBearer(request, statisticsKey)) return refuse('unauthorized', contentFor(request));
  return answerConsents(request, consentService);
};

export const ALL = refuseMethod(contentFor, 'GET, HEAD, POST');
