/** What the registration API answered, to be handed back as it is. */
export interface UpstreamAnswer {
  status: number;
  /** JSON text, untouched. */
  body: string;
  retryAfter: string | null;
}

/** Why there is no answer to hand back. */
export type UpstreamFailure = 'unreachable' | 'timed_out';

export interface RegistrationApi {
  /** Registers a clinic; `key` is the same for every try of one registration. */
  register(registration: object, key: string): Promise<UpstreamAnswer | UpstreamFailure>;
}

/** More than any honest answer weighs, in characters. */
const LONGEST_ANSWER = 256 * 1024;

/**
 * The registration call (spec §7.3): `POST {base}/api/v2/register` with the bearer. Whatever JSON it
 * answers is returned, errors too; what is no JSON (a proxy's page, say) counts as no answer.
 */
export function registrationApi(options: {
  base: URL;
  token: string;
  timeoutMs: number;
}): RegistrationApi {
  const base = options.base.href.replace(/\/+$/, '');
  const url = base.endsWith('/api/v2') ? `${base}/register` : `${base}/api/v2/register`;
  return {
    async register(registration, key) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(options.timeoutMs),
          headers: {
            authorization: `Bearer ${options.token}`,
            'content-type': 'application/json',
            accept: 'application/json',
            'idempotency-key': key,
          },
          body: JSON.stringify(registration),
        });
        const body = await response.text();
        if (body.length > LONGEST_ANSWER || !isJson(body)) return 'unreachable';
        return { status: response.status, body, retryAfter: response.headers.get('retry-after') };
      } catch (error) {
        const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
        return isTimeout ? 'timed_out' : 'unreachable';
      }
    },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
