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
export function leadApi(options: { url: string; token: string; timeoutMs: number }): LeadApi {
  return {
    async deliver(lead) {
      try {
        const response = await fetch(options.url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(options.timeoutMs),
          headers: {
            authorization: `Bearer ${options.token}`,
            'content-type': 'application/json',
            accept: 'application/json',
            'idempotency-key': lead.id,
            'x-lead-reference': lead.reference,
            'x-lead-received-at': new Date(lead.receivedAt).toISOString(),
            ...(lead.isSuspected && { 'x-lead-suspected': '1' }),
          },
          body: JSON.stringify(lead.payload),
        });
        const text = await response.text();
        if (!response.ok) return { isAcknowledged: false, failure: `http_${response.status}` };
        const code = codeIn(text);
        return code === undefined || code === 200
          ? { isAcknowledged: true }
          : { isAcknowledged: false, failure: `code_${code}` };
      } catch (error) {
        const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
        return { isAcknowledged: false, failure: isTimeout ? 'timeout' : 'network' };
      }
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
