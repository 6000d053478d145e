import { postJson, type Receiver } from '../calls/post-json.ts';
import type { StoredLead } from './outbox.ts';

/** How an attempt ended: acknowledged, or a short code that says why not (`http_500`, `timeout`). */
type Delivery = { isAcknowledged: true } | { isAcknowledged: false; failure: string };

export interface LeadApi {
  deliver(lead: StoredLead): Promise<Delivery>;
}

/** Failures that say nothing about the lead itself, only that the API is not there. */
export const unreachable = ['network', 'timeout', 'http_429', 'http_502', 'http_503', 'http_504'];

/**
 * The lead call (spec §7.1). A lead is acknowledged by a 2xx answer whose `code`, if it has one, is
 * 200 too; anything else is tried again, under the same `Idempotency-Key`.
 */
export function leadApi(receiver: Receiver): LeadApi {
  return {
    async deliver(lead) {
      const answer = await postJson(receiver, lead.payload, {
        'idempotency-key': lead.id,
        'x-lead-reference': lead.reference,
        'x-lead-received-at': new Date(lead.receivedAt).toISOString(),
        ...(lead.isSuspected && { 'x-lead-suspected': '1' }),
      });
      if (typeof answer === 'string') return { isAcknowledged: false, failure: answer };
      const { status, text = '' } = answer;
      if (status < 200 || status > 299) return { isAcknowledged: false, failure: `http_${status}` };
      const code = codeIn(text);
      return code === undefined || code === 200
        ? { isAcknowledged: true }
        : { isAcknowledged: false, failure: `code_${code}` };
    },
  };
}

/** The `code` of a JSON answer; undefined when there is none. */
function codeIn(text: string): number | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
    const code = Number(body.code);
    return Number.isFinite(code) ? code : undefined;
  } catch {
    return undefined;
  }
}
