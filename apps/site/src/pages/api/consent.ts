import { hasBearer } from '@clinicdee/protocol/http/bearer';
import type { APIRoute } from 'astro';
import { answerConsents, receiveConsent } from '../../consent/receive.ts';
import { refuse } from '../../http/refuse.ts';
import { refuseMethod } from '../../http/refuse-method.ts';
import { contentAt } from '../../content/site-content.ts';

/** Records a visitor's consent choice. */
export const POST: APIRoute = ({ request, clientAddress, locals }) =>
  receiveConsent(request, clientAddress, locals.consentService);

/** Returns the consent records to the office. */
export const GET: APIRoute = ({ request, locals, url }) => {
  const { statisticsKey, consentService } = locals;
  if (!hasBearer(request, statisticsKey)) return refuse('unauthorized', contentAt(url, locals));
  return answerConsents(request, consentService);
};

export const ALL = refuseMethod('GET, HEAD, POST');
