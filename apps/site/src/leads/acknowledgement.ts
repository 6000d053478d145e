import { jsonIn } from '@clinicdee/protocol/http/json';
import { type Acknowledgement, codesIn } from '../http/answer-codes.ts';

/** How an attempt ended: acknowledged, or a short code that says why not (`http_500`, `timeout`). */
export type Delivery = { isAcknowledged: true } | { isAcknowledged: false; failure: string };

/**
 * Reads whether an answer acknowledges a lead (spec §7.1: `data.code`, 200 is success). A numeric
 * `code` of 200 does, at the top or under `data`. Nothing else does: a proxy's page, an empty body,
 * `"200"` as text (who writes codes as text may mean anything by them). Where the status alone is the
 * vendor's word, an answer without any code does too, but never a web page, which no API answers with.
 *
 * @param text undefined when the answer is longer than any honest one
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
  // An id of the vendor's own may be called `data.code`; a number there is another answer.
  const wrong = [code, ...others.filter((other) => typeof other === 'number')].find(
    (found) => found !== 200,
  );
  if (wrong === undefined) return { isAcknowledged: true };
  return failed(typeof wrong === 'number' ? `code_${wrong}` : 'code_text');
}
