import { once } from 'node:events';
import { connect as connectPlain, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { codeOf } from '../../src/http/error-code.ts';
import type { Localized } from './finding.ts';
import { reasons } from './words.ts';

/** Limit of each test. */
export const TIMEOUT_MS = 5_000;

/** A response, or why there was none. */
export type HttpResult =
  | { status: number; headers: Headers; text: string }
  | { status: undefined; why: string | Localized };

/** Reasons by error code of Node or TLS. */
const known: Record<string, Localized> = {
  ENOTFOUND: reasons.dns,
  EAI_AGAIN: reasons.dns,
  ECONNREFUSED: reasons.refused,
  EHOSTUNREACH: reasons.far,
  ENETUNREACH: reasons.far,
  ECONNRESET: reasons.cut,
  UND_ERR_SOCKET: reasons.cut,
  ETIMEDOUT: reasons.late,
  TimeoutError: reasons.late,
  UND_ERR_CONNECT_TIMEOUT: reasons.late,
  CERT_HAS_EXPIRED: reasons.expired,
  ERR_TLS_CERT_ALTNAME_INVALID: reasons.other_name,
  DEPTH_ZERO_SELF_SIGNED_CERT: reasons.untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: reasons.untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: reasons.untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: reasons.untrusted,
  EPROTO: reasons.no_tls,
  ERR_SSL_WRONG_VERSION_NUMBER: reasons.no_tls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: reasons.no_tls,
};

/** Describes why a request failed, with the error code where there is no description. */
export function reasonFor(error: unknown): string | Localized {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = error instanceof DOMException ? error.name : codeOf(cause);
  return known[code] ?? code;
}

/**
 * Returns why a connection to a URL fails, TLS included; undefined when it succeeds. Sends no request,
 * because a webhook could treat any request as a message.
 */
export async function whyUnreachable({ hostname, port, protocol }: URL) {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isTls = protocol === 'https:';
  const to = { host, port: Number(port || (isTls ? 443 : 80)) };
  // SNI does not allow IP addresses.
  const socket = isTls
    ? connectTls({ ...to, ...(isIP(host) === 0 && { servername: host }) })
    : connectPlain(to);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await once(socket, isTls ? 'secureConnect' : 'connect', { signal });
    return undefined;
  } catch (error) {
    return reasonFor(error);
  } finally {
    socket.destroy();
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
