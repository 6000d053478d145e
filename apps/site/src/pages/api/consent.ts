import type { APIRoute } from 'astro';
import { receiveConsent } from '../../consent/receive.ts';
import { answerOffice } from '../../http/answer-office.ts';
import { refuseMethod } from '../../http/refuse.ts';

/** Records a visitor's consent choice. */
export const POST: APIRoute = ({ request, clientAddress, locals }) =>
  receiveConsent(request, clientAddress, locals.consentService);

/** Returns the consent records to the office. */
export const GET: APIRoute = (context) => {
  const { statisticsKey, consentService } = context.locals;
  const { log, repository } = consentService;
  return answerOffice(context, statisticsKey, log, () => repository.list());
};

export const ALL = refuseMethod('GET, HEAD, POST');
