import type { APIRoute } from 'astro';
import { answerOffice } from '../../../http/answer-office.ts';
import { refuseMethod } from '../../../http/refuse.ts';
import { listRefused, sendRefusedAgain } from '../../../leads/office-calls.ts';

/** Returns the leads that the lead API rejected to the office. */
export const GET: APIRoute = (context) => {
  const { leadService, outboxKey } = context.locals;
  return answerOffice(context, outboxKey, leadService.log, () => listRefused(leadService));
};

/** Requeues rejected leads. */
export const POST: APIRoute = (context) => {
  const { leadService, outboxKey } = context.locals;
  const send = () => sendRefusedAgain(context.request, leadService);
  return answerOffice(context, outboxKey, leadService.log, send);
};

export const ALL = refuseMethod('GET, HEAD, POST');
