import type { IncomingMessage } from 'node:http';
import { carriesSession } from '../payload-patches/session-token.ts';

const MEGABYTE = 1024 * 1024;
/** The largest picture and the form around it, from whoever is logged in. */
const LARGEST = 16 * MEGABYTE;
/** What a stranger, the site or a vendor may send: several times the longest lead. */
const LARGEST_OF_STRANGERS = MEGABYTE / 4;
/** From here on a body counts as large. */
const LARGE = MEGABYTE;
/** Calls that count what they read by themselves, and so may be sent without a length. */
const counted = ['/api/intake/leads', '/api/v2/register'];

type Asked = Pick<IncomingMessage, 'headers' | 'url'>;

/**
 * How a request is refused for its body before anything reads it: too large for whoever sends it, or of
 * unknown length. Payload and Next would read any amount into memory.
 *
 * @param secret what sessions are signed with
 * @returns the status, or undefined when the body may be read
 */
export function refusedBody({ headers, url = '' }: Asked, secret: string): 411 | 413 | undefined {
  const length = headers['content-length'];
  if (length !== undefined) {
    const size = Number(length);
    if (size <= LARGEST_OF_STRANGERS) return undefined;
    return size <= LARGEST && carriesSession(headers, secret) ? undefined : 413;
  }
  const isUnknown = headers['transfer-encoding'] !== undefined;
  return isUnknown && !counted.includes(url.split('?')[0] ?? '') ? 411 : undefined;
}

/** Whether a body is so large that only a few of its kind may be read at once. */
export function isLarge({ headers }: Pick<Asked, 'headers'>): boolean {
  return Number(headers['content-length'] ?? 0) > LARGE;
}
