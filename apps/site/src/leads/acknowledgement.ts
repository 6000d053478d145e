import { jsonIn } from '@clinicdee/protocol/http/messages';
import { type Acknowledgement, codesIn } from '../http/answer-codes.ts';

/** The result of an attempt: acknowledged, or a failure code (`http_500`, `timeout`). */
export type Delivery = { isAcknowledged: true } | { isAcknowledged: false; failure: string };

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
