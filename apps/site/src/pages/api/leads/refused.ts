import { hasBearer } from '@clinicdee/protocol/calls/bearer';
import type { APIContext, APIRoute } from 'astro';
import { refuse } from '../../../calls/refuse.ts';
import { refuseMethod } from '../../../calls/refuse-method.ts';
import { contentFor } from '../../../content/site-content.ts';
import { answerRefused, sendRefusedAgain } from '../../../leads/refused.ts';

export const prerender = false;

const isOffice = ({ request, locals }: APIContext) => hasBearer(request, locals.outboxKey);

/** The leads that the lead API refused, for the office. */
export const GET: APIRoute = (context) =>
  isOffice(context)
    ? answerRefused(context.request, context.locals.leadService)
    : refuse('unauthorized', contentFor(context.request));

/** Has them sent again. */
export const POST: APIRoute = (context) =>
  isOffice(context)
    ? sendRefusedAgain(context.request, context.locals.leadService)
    : refuse('unauthorized', contentFor(context.request));

export const ALL = refuseMethod(contentFor, 'GET, HEAD, POST');
