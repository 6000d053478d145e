import type { IncomingMessage } from 'node:http';
import { carriesSession } from '../payload-patches/session-token.ts';

const MEGABYTE = 1024 * 1024;
/** Limit with a session: the largest picture and its form. */
const LARGEST = 16 * MEGABYTE;
/** Limit without a session: several times the longest lead. */
const LARGEST_WITHOUT_SESSION = MEGABYTE / 4;
/** Bodies above this count as large. */
const LARGE = MEGABYTE;
/** Endpoints that limit the body while reading, and so accept chunked requests. */
const selfLimiting = ['/api/intake/leads', '/api/v2/register'];

type BodyHeaders = Pick<IncomingMessage, 'headers' | 'url'>;

/**
 * Refuses a body by its headers, before it is read: too large, or of unknown length. Payload and Next would read any
 * amount into memory.
 *
 * @param secret signs the sessions
 * @returns the error status, or undefined when the body may be read
 */
export function refusedBody(
  { headers, url = '' }: BodyHeaders,
  secret: string,
): 411 | 413 | undefined {
  const length = headers['content-length'];
  if (length !== undefined) {
    const size = Number(length);
    if (size <= LARGEST_WITHOUT_SESSION) return undefined;
    return size <= LARGEST && carriesSession(headers, secret) ? undefined : 413;
  }
  const isUnknown = headers['transfer-encoding'] !== undefined;
  return isUnknown && !selfLimiting.includes(url.split('?')[0] ?? '') ? 411 : undefined;
}

/** Whether a body is large: few of them are read concurrently. */
export function isLarge({ headers }: Pick<BodyHeaders, 'headers'>): boolean {
  return Number(headers['content-length'] ?? 0) > LARGE;
}
