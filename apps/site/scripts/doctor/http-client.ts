import { once } from 'node:events';
import { connect as connectPlain, isIP } from 'node:net';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { codeOf } from '../../src/http/error-code.ts';

/** Limit of each test. */
export const TIMEOUT_MS = 5_000;

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
  [/SELF_SIGNED|UNABLE_TO_|certificate/, 'certificate is not trusted'],
];

/** Describes why a server did not answer, with the error code where there is no description. */
export function reasonFor(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = error instanceof DOMException ? error.name : codeOf(cause);
  const known = reasons.find(([pattern]) => pattern.test(`${code} ${String(cause)}`));
  return known?.[1] ?? code;
}

/**
 * Connects to a URL, TLS included, without sending a request: a webhook could treat any request as a message.
 * Rejects when the connection fails. The caller destroys the socket.
 *
 * @param options of TLS
 */
export async function connect({ hostname, port, protocol }: URL, options: ConnectionOptions = {}) {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isTls = protocol === 'https:';
  const to = { host, port: Number(port || (isTls ? 443 : 80)) };
  // SNI does not allow IP addresses.
  const servername = isIP(host) === 0 ? { servername: host } : {};
  const socket = isTls ? connectTls({ ...to, ...servername, ...options }) : connectPlain(to);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await once(socket, isTls ? 'secureConnect' : 'connect', { signal });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
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

/** Returns whether a URL refers to this machine. */
export const isLocal = (address: URL) =>
  /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(address.hostname);
