import { pick, readEnvelope, specRegistrationKeys } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/json';
import { type Acknowledgement, codesIn } from '../http/answer-codes.ts';
import { postJson, type Receiver } from '../http/post-json.ts';

/** What the registration API answered, to be handed back as it is. */
export interface UpstreamAnswer {
  status: number;
  /** JSON text, untouched; empty where the API said nothing more than a status. */
  body: string;
  retryAfter: string | null;
}

/** Why there is no answer to hand back. */
export type UpstreamFailure = 'unreachable' | 'timed_out';

export interface RegistrationApi {
  /** Registers a clinic; `key` is the same for every try of one registration. */
  register(registration: object, key: string): Promise<UpstreamAnswer | UpstreamFailure>;
}

/**
 * The registration call (spec §7.3): `POST {base}/api/v2/register` with the bearer. Its envelope is
 * returned, and any JSON with an error; what says neither (a proxy's page, a redirect, a 2xx without a
 * `code`) counts as no answer, and so does the office's word that it has not stored it. Where the status
 * alone is the vendor's word, a 2xx needs no code.
 */
export function registrationApi(
  options: Omit<Receiver, 'url'> & {
    base: URL;
    acknowledgedBy?: Acknowledgement;
    /** `spec`: the fields of the form alone. */
    fields: 'spec' | 'all';
  },
): RegistrationApi {
  const base = options.base.href.replace(/\/+$/, '');
  const url = base.endsWith('/api/v2') ? `${base}/register` : `${base}/api/v2/register`;
  return {
    async register(registration, key) {
      const sent =
        options.fields === 'all' ? registration : pick(registration, specRegistrationKeys);
      const answer = await postJson({ ...options, url }, sent, { 'idempotency-key': key });
      if (answer === 'timeout') return 'timed_out';
      if (typeof answer === 'string') return 'unreachable';
      const { status, text, headers } = answer;
      if (text === undefined || !isAnswer(status, text, options.acknowledgedBy)) {
        return 'unreachable';
      }
      return { status, body: text, retryAfter: headers.get('retry-after') };
    },
  };
}

/** What a proxy says by itself when there is nobody behind it. */
const ofGateways = [502, 503, 504];

function isAnswer(status: number, text: string, by: Acknowledgement = 'code'): boolean {
  // A redirect is not followed, and what is above 599 is no status that could be handed on.
  if ((status >= 300 && status <= 399) || status > 599) return false;
  if (text.trim() === '') return by === 'status' && !ofGateways.includes(status);
  const json = jsonIn(text);
  // The office without its database: the clinic was refused nothing, and nobody has its enquiry.
  if (readEnvelope(json)?.error === 'not_stored') return false;
  if (status >= 400) return json !== undefined;
  if (by === 'code') return codesIn(json).some((code) => typeof code === 'number');
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
