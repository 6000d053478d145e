import {
  CANARY_ACTION,
  CANARY_EVERY_HEADER,
  CANARY_HEADER,
  pick,
  specLeadKeys,
} from '@clinicdee/protocol';
import type { Acknowledgement } from '../http/answer-codes.ts';
import { postJson, type Receiver } from '../http/post-json.ts';
import { type Delivery, readAcknowledgement } from './acknowledgement.ts';
import type { StoredLead } from './stored-lead.ts';

export interface LeadApi {
  deliver(lead: StoredLead): Promise<Delivery>;
}

/**
 * Returns a client of the lead API (spec §7.1). Every attempt of a lead has the same `Idempotency-Key`.
 */
export function leadApi(
  receiver: Receiver & {
    acknowledgedBy?: Acknowledgement;
    /** `spec`: only the keys of spec §3. */
    fields: 'spec' | 'all';
    canaryEveryMs?: number | undefined;
  },
): LeadApi {
  return {
    async deliver(lead) {
      // A lead API that does not support canaries rejects this value and stores nothing.
      const all = lead.isCanary ? { ...lead.payload, user_action: CANARY_ACTION } : lead.payload;
      const sent = receiver.fields === 'all' ? all : pick(all, specLeadKeys);
      const answer = await postJson(receiver, sent, {
        'idempotency-key': lead.id,
        'x-lead-reference': lead.reference,
        'x-lead-received-at': new Date(lead.receivedAt).toISOString(),
        ...(lead.isSuspected && { 'x-lead-suspected': '1' }),
        ...(lead.isCanary && {
          [CANARY_HEADER]: '1',
          [CANARY_EVERY_HEADER]: String((receiver.canaryEveryMs ?? 0) / 1000),
        }),
      });
      if (typeof answer === 'string') return { isAcknowledged: false, failure: answer };
      return readAcknowledgement(answer.status, answer.text, receiver.acknowledgedBy);
    },
  };
}
