import * as z from 'zod/mini';

/** What counts as "taken": a `code` of 200, or, where the vendor says so, the status alone. */
export type Acknowledgement = 'code' | 'status';

/** How an attempt ended: acknowledged, or a short code that says why not (`http_500`, `timeout`). */
export type Delivery = { isAcknowledged: true } | { isAcknowledged: false; failure: string };

const given = z.optional(z.nullable(z.unknown()));
const coded = z.looseObject({ code: given, data: given });

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

/** The codes of an answer, the one at the top first. */
function codesIn(json: unknown): unknown[] {
  const top = z.safeParse(coded, json).data;
  const below = z.safeParse(coded, top?.data).data;
  return [top?.code, below?.code].filter((code) => code !== undefined && code !== null);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
