import type { RefusedLeads } from '@clinicdee/protocol';
import * as z from 'zod/mini';
import { readBody } from '../http/body.ts';
import { codeOf } from '../http/error-code.ts';
import { refuse } from '../http/refuse.ts';
import type { LeadService } from './receive.ts';

/** The most leads that are listed; the rest are counted. */
const LISTED = 100;

/** Answers which leads were set aside, the newest first: nothing of what was typed; 503 when they cannot be read now. */
export async function answerRefused(request: Request, service: LeadService): Promise<Response> {
  const found = await read(service);
  if (!found) return refuse('busy', service.contentFor(request));
  const { total, leads } = found;
  const answer: RefusedLeads = {
    total,
    leads: leads.map(({ id, reference, lastFailure, attempts, receivedAt }) => ({
      ...{ id, reference, attempts },
      failure: lastFailure ?? 'unknown',
      receivedAt: new Date(receivedAt).toISOString(),
    })),
  };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

async function read({ log, outbox }: LeadService) {
  try {
    return await outbox.refused(LISTED);
  } catch (error) {
    log.warn({ code: codeOf(error) }, 'refused leads could not be read');
    return undefined;
  }
}

const asked = z.object({ lead: z.string().check(z.minLength(1), z.maxLength(100)) });

/**
 * Sends leads again that were set aside: one by its id, or `all`. What only waits keeps its turn, so
 * that nobody hurries an API that is away.
 */
export async function sendRefusedAgain(request: Request, service: LeadService): Promise<Response> {
  const content = service.contentFor(request);
  const body = await readBody(request);
  if ('error' in body) return refuse(body.error, content);
  const which = z.safeParse(asked, body.fields);
  if (!which.success) return refuse('invalid', content);
  try {
    const { lead } = which.data;
    const count = await service.outbox.resend(lead, undefined, { onlyRefused: true });
    service.log.info({ lead, count }, 'refused leads sent again');
    if (count > 0) service.onStored();
    return Response.json({ code: 200, count }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    service.log.error({ code: codeOf(error) }, 'refused leads could not be sent again');
    return refuse('not_stored', content);
  }
}
