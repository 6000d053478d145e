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
 * answers is returned, errors too; what is no JSON (a proxy's page, say) counts as no answer.
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
      // What is above 599 is no status that could be handed on.
      if (text === undefined || !isJsonOrNothing(text) || status > 599) return 'unreachable';
      return { status, body: text, retryAfter: headers.get('retry-after') };
    },
  };
}

function isJsonOrNothing(text: string): boolean {
  try {
    return text === '' || JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}
