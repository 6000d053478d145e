import { wantsPage } from '../calls/wants-page.ts';
import { type LeadService, receiveLead } from '../leads/receive.ts';
import { wholeCall } from './own-pages.ts';
import type { Whole } from './whole.ts';

/** Answers a call; undefined where it is none that is answered here. */
export type AnswerCall = (
  path: string,
  request: Request,
  visitor: string,
) => Promise<Whole> | undefined;

/**
 * The lead call, as `pages/api/leads.ts` answers it, without the way through Astro: in a storm that is a
 * tenth of what a lead costs. What is not to be answered in the call's shape still goes there.
 */
export const leadCall =
  (service: LeadService): AnswerCall =>
  (path, request, visitor) =>
    path === '/api/leads' && request.method === 'POST' && !wantsPage(request)
      ? receiveLead(request, visitor, service).then(({ envelope, retryAfterSeconds }) =>
          wholeCall(envelope, retryAfterSeconds),
        )
      : undefined;
