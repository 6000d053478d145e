import type { RefusedLeads } from '@clinicdee/protocol';
import { identifiersOf } from '@clinicdee/protocol/identifiers';
import { personCall, type PersonLeads } from '@clinicdee/protocol/privacy';
import { personHash } from '@clinicdee/protocol/http/secrets';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import * as z from 'zod/mini';
import { readBody } from '../http/body.ts';
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
      id,
      reference,
      attempts,
      failure: lastFailure ?? 'unknown',
      receivedAt: new Date(receivedAt).toISOString(),
    })),
  };
}

const resendRequest = z.object({ lead: z.string().check(z.minLength(1), z.maxLength(100)) });

/**
 * Resends refused leads: one by its id, or `all`. Waiting leads keep their back-off, to spare an API that is down.
 *
 * @throws Error when the outbox cannot be written now
 */
export async function sendRefusedAgain(
  request: Request,
  service: LeadService,
): Promise<Response | { code: 200; count: number }> {
  const content = service.contentFor(request);
  const body = await readBody(request, service.siteUrl);
  if ('error' in body) return refuse(body.error, content);
  const parsed = z.safeParse(resendRequest, body.fields);
  if (!parsed.success) return refuse('invalid', content);
  const { lead } = parsed.data;
  const count = service.localOutbox.resend(lead, undefined, { onlyRefused: true });
  service.log.info({ lead, count }, 'refused leads sent again');
  if (count > 0) service.onStored();
  return { code: 200, count };
}

/**
 * Finds or erases the leads of a person in the outbox, whatever their state. The office sends keyed hashes, so that
 * the call contains no personal data.
 *
 * @param key the key of the hashes
 * @throws Error when they could not be read or not all be erased
 */
export async function answerPerson(
  request: Request,
  service: LeadService,
  key: string,
): Promise<Response | PersonLeads> {
  const { localOutbox: outbox, log } = service;
  const content = service.contentFor(request);
  const body = await readBody(request, service.siteUrl);
  if ('error' in body) return refuse(body.error, content);
  const parsed = z.safeParse(personCall, body.fields);
  if (!parsed.success) return refuse('invalid', content);
  const { action, before } = parsed.data;
  const hashes = new Set(parsed.data.hashes);
  const isPerson = (payload: string) =>
    [...identifiersOf(payloadOf(payload))].some((value) => hashes.has(personHash(key, value)));
  const found = await outbox.ofPerson(isPerson, Date.parse(before));
  if (action === 'erase') {
    for (const { lead } of found) outbox.erase(lead.id);
    log.info({ count: found.length }, 'leads of a person erased');
  }
  const leads = found.map(({ lead, state }) => ({
    reference: lead.reference,
    state,
    receivedAt: new Date(lead.receivedAt).toISOString(),
    ...(action === 'find' && { payload: payloadOf(lead.payload) }),
  }));
  return { code: 200, leads };
}

/** Parses a payload; one that is damaged is returned as text. */
function payloadOf(payload: string): Record<string, unknown> {
  const json = jsonIn(payload);
  return typeof json === 'object' && json !== null ? { ...json } : { payload };
}
