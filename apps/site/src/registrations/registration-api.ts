import { postJson, type Receiver } from '../calls/post-json.ts';

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
 * The registration call (spec §7.3): `POST {base}/api/v2/register` with the bearer. Whatever JSON it
 * answers is returned, errors too; what no API says (a proxy's page, a gateway's bare 502, success in
 * the shape of a list) counts as no answer.
 */
export function registrationApi(options: Omit<Receiver, 'url'> & { base: URL }): RegistrationApi {
  const base = options.base.href.replace(/\/+$/, '');
  const url = base.endsWith('/api/v2') ? `${base}/register` : `${base}/api/v2/register`;
  return {
    async register(registration, key) {
      const answer = await postJson({ ...options, url }, registration, { 'idempotency-key': key });
      if (answer === 'timeout') return 'timed_out';
      if (answer === 'network') return 'unreachable';
      const { status, text, headers } = answer;
      if (text === undefined || !isAnswer(status, text)) return 'unreachable';
      return { status, body: text, retryAfter: headers.get('retry-after') };
    },
  };
}

/** What a proxy says by itself when there is nobody behind it. */
const ofGateways = [502, 503, 504];

function isAnswer(status: number, text: string): boolean {
  // What is above 599 is no status that could be handed on.
  if (status > 599) return false;
  if (text.trim() === '') return !ofGateways.includes(status);
  try {
    const json: unknown = JSON.parse(text);
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
    return isObject || status >= 400;
  } catch {
    return false;
  }
}
