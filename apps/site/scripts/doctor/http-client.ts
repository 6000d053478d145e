import { codeOf } from '../../src/http/error-code.ts';

/** Limit of each test. */
const TIMEOUT_MS = 5_000;

/** A response, or why there was none. */
export type HttpResult =
  { status: number; headers: Headers; text: string } | { status: undefined; why: string };

/** Descriptions of errors, by the code or message of Node, its TLS or nodemailer. */
const reasons: [RegExp, string][] = [
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'host not found'],
  [/ECONNREFUSED/, 'connection refused'],
  [/TIMEDOUT|TimeoutError|TIMEOUT/, 'timeout'],
  [/E(HOST|NET)UNREACH/, 'network unreachable'],
  [/ECONNRESET|UND_ERR_SOCKET|ECONNECTION|closed|disconnected/, 'connection reset'],
  [/EPROTO|ERR_SSL|wrong version number|packet length/, 'no TLS on this port'],
  [/HAS_EXPIRED|has expired/, 'certificate expired'],
  [/ALTNAME|altnames/, 'certificate is for another host'],
  [
    /SELF_SIGNED|UNABLE_TO_|certificate/,
    'certificate is not trusted; a private authority goes into NODE_EXTRA_CA_CERTS',
  ],
];

/** Describes why a server did not answer, with the error code where there is no description. */
export function reasonFor(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = error instanceof DOMException ? error.name : codeOf(cause);
  const known = reasons.find(([pattern]) => pattern.test(`${code} ${String(cause)}`));
  return known?.[1] ?? code;
}

/** Sends one request without following redirects. Never rejects. */
export async function request(address: string, init: RequestInit = {}): Promise<HttpResult> {
  try {
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    return { status: undefined, why: reasonFor(error) };
  }
}
