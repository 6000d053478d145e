import { isEnvelope, pick, specRegistrationKeys } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import { type Acknowledgement, codesIn, type EnquiryApi, postJson } from '../http/post-json.ts';

/** An answer of the registration API, returned to the visitor unchanged. */
export interface UpstreamAnswer {
  status: number;
  /** JSON text, unchanged; may be empty. */
  body: string;
  retryAfter: string | null;
}

/** Why there is no answer. */
export type UpstreamFailure = 'unreachable' | 'timed_out';

/** Registers a clinic; `key` is the same for every attempt of one registration. */
export type RegistrationApi = (
  registration: object,
  key: string,
) => Promise<UpstreamAnswer | UpstreamFailure>;

/**
 * Returns a client of the registration API (spec §7.3): `POST {base}/api/v2/register` with a bearer token. An answer
 * is an envelope, or any JSON with an error status. Everything else (a proxy's page, a redirect, a 2xx without a
 * `code`, the office's `not_stored`) counts as unreachable. With `acknowledgedBy` = `status` a 2xx needs no code.
 */
export function registrationApi(options: EnquiryApi): RegistrationApi {
  const url = registrationUrl(options.url);
  return async (registration, key) => {
    const sent = options.fields === 'all' ? registration : pick(registration, specRegistrationKeys);
    const answer = await postJson({ ...options, url }, sent, { 'idempotency-key': key });
    if (answer === 'timeout') return 'timed_out';
    if (typeof answer === 'string') return 'unreachable';
    const { status, text, headers } = answer;
    if (text === undefined || !isAnswer(status, text, options.acknowledgedBy)) return 'unreachable';
    return { status, body: text, retryAfter: headers.get('retry-after') };
  };
}

/** Returns the address of a registration API from its base, with or without the path of the version. */
export const registrationUrl = (base: string): string =>
  `${base.replace(/\/+$|\/api\/v2\/*$/, '')}/api/v2/register`;

/** Statuses of a proxy whose backend is down. */
const gatewayErrors = [502, 503, 504];

function isAnswer(status: number, text: string, by: Acknowledgement = 'code'): boolean {
  // Redirects are not followed, and `Response` accepts no status above 599.
  if ((status >= 300 && status <= 399) || status > 599) return false;
  if (text.trim() === '') return by === 'status' && !gatewayErrors.includes(status);
  const json = jsonIn(text);
  // The office could not reach its database: the registration was not rejected, but is stored nowhere.
  if (isEnvelope(json) && json.error === 'not_stored') return false;
  if (status >= 400) return json !== undefined;
  if (by === 'code') return codesIn(json).some((code) => typeof code === 'number');
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
