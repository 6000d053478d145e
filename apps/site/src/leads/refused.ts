import type { RefusedLeads } from '@clinicdee/protocol';
import * as z from 'zod/mini';
import { readBody } from '../http/body.ts';
import { codeOf } from '../http/error-code.ts';
import { refuse } from '../http/refuse.ts';
import type { LeadService } from './receive.ts';

/** How many leads are listed at most; further leads are only counted. */
const LISTED = 100;

/** Lists refused leads without personal data, newest first. @throws Error when the outbox cannot be read now */
export function listRefused({ localOutbox }: LeadService): RefusedLeads {
  const { total, leads } = localOutbox.refused(LISTED);
  return {
    total,
    leads: leads.map(({ id, reference, lastFailure, attempts, receivedAt }) => ({
      ...{ id, reference, attempts },
      failure: lastFailure ?? 'unknown',
      receivedAt: new Date(receivedAt).toISOString(),
    })),
  };
}

const resendRequest = z.object({ lead: z.string().check(z.minLength(1), z.maxLength(100)) });

/**
 * Resends refused leads: one by its id, or `all`. Waiting leads keep their back-off, to spare an API that is down.
 */
export async function sendRefusedAgain(request: Request, service: LeadService): Promise<Response> {
  const content = service.contentFor(request);
  const body = await readBody(request, service.siteUrl);
  if ('error' in body) return refuse(body.error, content);
  const parsed = z.safeParse(resendRequest, body.fields);
  if (!parsed.success) return refuse('invalid', content);
  try {
    const { lead } = parsed.data;
    const count = service.localOutbox.resend(lead, undefined, { onlyRefused: true });
    service.log.info({ lead, count }, 'refused leads sent again');
    if (count > 0) service.onStored();
    return Response.json({ code: 200, count }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    service.log.error({ code: codeOf(error) }, 'refused leads could not be sent again');
    return refuse('not_stored', content);
  }
}
