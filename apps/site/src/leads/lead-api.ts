import { CANARY_ACTION, CANARY_HEADER, pick, specLeadKeys } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import { type Acknowledgement, codesIn, postJson, type Receiver } from '../http/post-json.ts';
import type { StoredLead } from './stored-lead.ts';

/** The result of an attempt: acknowledged, or a failure code (`http_500`, `timeout`). */
export type Delivery = { isAcknowledged: true } | { isAcknowledged: false; failure: string };

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
        ...(lead.isCanary && { [CANARY_HEADER]: '1' }),
      });
      if (typeof answer === 'string') return { isAcknowledged: false, failure: answer };
      return readAcknowledgement(answer.status, answer.text, receiver.acknowledgedBy);
    },
  };
}

/**
 * Reads whether a response acknowledges a lead (spec §7.1: `data.code`, 200 is success): it has a numeric `code`
 * of 200, at the top or under `data`. A proxy's page, an empty body or the text `"200"` does not acknowledge.
 * With `by` = `status` a 2xx response without a code also does, unless it is a web page.
 *
 * @param text the body; undefined when it exceeds the size limit
 */
export function readAcknowledgement(
  status: number,
  text: string | undefined,
  by: Acknowledgement = 'code',
): Delivery {
  const failed = (failure: string): Delivery => ({ isAcknowledged: false, failure });
  if (status >= 300 && status <= 399) return failed('redirect');
  if (status < 200 || status > 299) return failed(`http_${status}`);
  if (text === undefined) return failed('too_long');
  if (/^\s*</.test(text)) return failed('web_page');
  const json = jsonIn(text);
  const [code, ...others] = codesIn(json);
  if (code === undefined) {
    if (by === 'status') return { isAcknowledged: true };
    if (text.trim() === '') return failed('empty');
    return failed(json === undefined ? 'not_json' : 'no_code');
  }
  // A vendor may use `data.code` for an id of its own, so only a number there counts as a code.
  const wrong = [code, ...others.filter((other) => typeof other === 'number')].find(
    (found) => found !== 200,
  );
  if (wrong === undefined) return { isAcknowledged: true };
  return failed(typeof wrong === 'number' ? `code_${wrong}` : 'code_text');
}
