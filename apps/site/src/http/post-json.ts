import * as z from 'zod/mini';
import { readBytes } from '@clinicdee/protocol/http/messages';
import { codeOf } from './error-code.ts';

/** A server that accepts JSON with a bearer token. */
export interface Receiver {
  url: string;
  token: string;
  timeoutMs: number;
}

const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * Posts JSON to another server and reads the response, at most 64 KB. Redirects are not followed, since they
 * would forward the bearer token, but returned like any other response.
 *
 * @returns the response, whose text is undefined if it is longer; without one, an error code
 */
export async function postJson(to: Receiver, body: object, headers: Record<string, string>) {
  let response: Response | undefined;
  try {
    response = await fetch(to.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(to.timeoutMs),
      headers: {
        authorization: `Bearer ${to.token}`,
        'content-type': 'application/json',
        accept: 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const bytes = await readBytes(response.body, MAX_ANSWER_BYTES);
    const text = bytes && new TextDecoder().decode(bytes);
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    if (isTimeout) return 'timeout';
    if (response) return 'cut_off';
    const cause = error instanceof Error ? error.cause : undefined;
    return /CERT|SIGNATURE/.test(codeOf(cause)) ? 'tls' : 'network';
  }
}

/**
 * How another server acknowledges a request: with a numeric `code` in JSON, as in the spec, or with the
 * HTTP status alone, if its vendor documents that.
 */
export type Acknowledgement = 'code' | 'status';

/** An API that receives enquiries. */
export interface EnquiryApi extends Receiver {
  acknowledgedBy?: Acknowledgement;
  /** `spec`: only the keys of spec §3, or the fields of the registration form. */
  fields: 'spec' | 'all';
}

const anyValue = z.optional(z.nullable(z.unknown()));
const codedAnswer = z.looseObject({ code: anyValue, data: anyValue });

/** Returns the codes of a response (spec §7: `data.code`): the top-level code, then the code under `data`. */
export function codesIn(json: unknown): unknown[] {
  const top = z.safeParse(codedAnswer, json).data;
  const nested = z.safeParse(codedAnswer, top?.data).data;
  return [top?.code, nested?.code].filter((code) => code !== undefined && code !== null);
}
