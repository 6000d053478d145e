import { hasBearer } from '@clinicdee/protocol/http/bearer';
import type { APIContext, APIRoute } from 'astro';
import { refuse } from '../../../http/refuse.ts';
import { refuseMethod } from '../../../http/refuse-method.ts';
import { contentAt } from '../../../content/site-content.ts';
import { answerRefused, sendRefusedAgain } from '../../../leads/refused.ts';

const isOffice = ({ request, locals }: APIContext) => hasBearer(request, locals.outboxKey);

/** Returns the leads that the lead API rejected to the office. */
export const GET: APIRoute = (context) =>
  isOffice(context)
    ? answerRefused(context.request, context.locals.leadService)
    : refuse('unauthorized', contentAt(context.url, context.locals));

/** Requeues rejected leads. */
export const POST: APIRoute = (context) =>
  isOffice(context)
    ? sendRefusedAgain(context.request, context.locals.leadService)
    : refuse('unauthorized', contentAt(context.url, context.locals));

export const ALL = refuseMethod('GET, HEAD, POST');
