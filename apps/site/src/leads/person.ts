import { identifiersOf } from '@clinicdee/protocol/identifiers';
import { personCall, type PersonLeads } from '@clinicdee/protocol/privacy';
import { personHash } from '@clinicdee/protocol/http/secrets';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import * as z from 'zod/mini';
import { readBody } from '../http/body.ts';
import { codeOf } from '../http/error-code.ts';
import { refuse } from '../http/refuse.ts';
import type { LeadService } from './receive.ts';

/**
 * Finds or erases the leads of a person in the outbox, whatever their state. The office sends keyed hashes, so that
 * the call contains no personal data.
 *
 * @param key the key of the hashes
 */
export async function answerPerson(
  request: Request,
  service: LeadService,
  key: string,
): Promise<Response> {
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
  try {
    const found = await outbox.ofPerson(isPerson, Date.parse(before));
    if (action === 'erase') for (const { id } of found) outbox.erase(id);
    if (action === 'erase') log.info({ count: found.length }, 'leads of a person erased');
    const leads: PersonLeads['leads'] = found.map(({ payload, receivedAt, reference, state }) => ({
      ...{ reference, state, receivedAt: new Date(receivedAt).toISOString() },
      ...(action === 'find' && { payload: payloadOf(payload) }),
    }));
    const answer: PersonLeads = { code: 200, leads };
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.error({ code: codeOf(error), action }, 'leads of a person not read or not erased');
    return refuse('not_stored', content);
  }
}

/** Parses a payload; one that is damaged is returned as text. */
function payloadOf(payload: string): Record<string, unknown> {
  const json = jsonIn(payload);
  return typeof json === 'object' && json !== null ? { ...json } : { payload };
}
