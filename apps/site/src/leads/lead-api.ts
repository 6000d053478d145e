import { CANARY_ACTION, CANARY_HEADER, pick, specLeadKeys } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import { type Acknowledgement, codesIn, type EnquiryApi, postJson } from '../http/post-json.ts';
import type { StoredLead } from './stored-lead.ts';

/**
 * Sends a lead to the lead API.
 *
 * @returns why it was not acknowledged (`http_500`, `timeout`); undefined when it was
 */
export type DeliverLead = (lead: StoredLead) => Promise<string | undefined>;

/** Returns a client of the lead API (spec §7.1). Every attempt of a lead has the same `Idempotency-Key`. */
export const leadApi =
  (receiver: EnquiryApi): DeliverLead =>
  async (lead) => {
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
    if (typeof answer === 'string') return answer;
    return readFailure(answer.status, answer.text, receiver.acknowledgedBy);
  };

/**
 * Reads why a response does not acknowledge a lead, undefined when it does (spec §7.1: `data.code`, 200 is success):
 * it has a numeric `code` of 200, at the top or under `data`. A proxy's page, an empty body or the text `"200"` does
 * not acknowledge. With `by` = `status` a 2xx response without a code also does, unless it is a web page.
 *
 * @param text the body; undefined when it exceeds the size limit
 */
export function readFailure(
  status: number,
  text: string | undefined,
  by: Acknowledgement = 'code',
): string | undefined {
  if (status >= 300 && status <= 399) return 'redirect';
  if (status < 200 || status > 299) return `http_${status}`;
  if (text === undefined) return 'too_long';
  if (/^\s*</.test(text)) return 'web_page';
  const json = jsonIn(text);
  const [code, ...others] = codesIn(json);
  if (code === undefined) {
    if (by === 'status') return undefined;
    if (text.trim() === '') return 'empty';
    return json === undefined ? 'not_json' : 'no_code';
  }
  // A vendor may use `data.code` for an id of its own, so only a number there counts as a code.
  const wrong = [code, ...others.filter((other) => typeof other === 'number')].find(
    (found) => found !== 200,
  );
  if (wrong === undefined) return undefined;
  return typeof wrong === 'number' ? `code_${wrong}` : 'code_text';
}
