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

type BodyHeaders = Pick<IncomingMessage, 'headers' | 'url'> & {
  method?: string | undefined;
};

const reading = ['GET', 'HEAD', 'OPTIONS'];
const writing = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Refuses a request by its headers, before it is read: a method on which Next or Payload would fail, a body that is too
 * large, or one of unknown length. Payload and Next would read any amount into memory. Pages take calls of their own
 * scripts only, which Next marks.
 *
 * @param secret signs the sessions
 * @returns the error status, or undefined when the body may be read
 */
export function refusedBody(
  { headers, method = 'GET', url = '' }: BodyHeaders,
  secret: string,
): 405 | 411 | 413 | undefined {
  const isCall = url.startsWith('/api/') || headers['next-action'] !== undefined;
  if (!reading.includes(method) && !(writing.includes(method) && isCall)) return 405;
  // The panel sends long queries as a form with another method. Payload reads JSON before it handles errors.
  const isOverridden =
    'x-http-method-override' in headers || 'x-payload-http-method-override' in headers;
  if (isOverridden && headers['content-type'] !== 'application/x-www-form-urlencoded') return 405;
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
