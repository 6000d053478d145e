import { hasBearer } from '@clinicdee/protocol/http/secrets';
import type { APIRoute } from 'astro';
import { refuse, refuseMethod } from '../../../http/refuse.ts';
import { contentAt } from '../../../content/site-content.ts';
import { answerPerson } from '../../../leads/office-calls.ts';

/** Finds or erases the leads of a person for the office. */
export const POST: APIRoute = ({ request, locals, url }) => {
  const { leadService, outboxKey } = locals;
  return outboxKey && hasBearer(request, outboxKey)
    ? answerPerson(request, leadService, outboxKey)
    : refuse('unauthorized', contentAt(url, locals));
};

export const ALL = refuseMethod('POST');
