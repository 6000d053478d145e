import type { IncomingMessage } from 'node:http';

/** The largest picture and the form around it. */
const LARGEST = 16 * 1024 * 1024;
/** Calls that count what they read by themselves, and so may be sent without a length. */
const counted = ['/api/intake/leads', '/api/v2/register'];

/**
 * How a request is refused for its body before anything reads it: too large, or of unknown length.
 * Payload and Next would read any amount into memory.
 *
 * @returns the status, or undefined when the body may be read
 */
export function refusedBody({ headers, url = '' }: IncomingMessage): 411 | 413 | undefined {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length) > LARGEST ? 413 : undefined;
  const isUnknown = headers['transfer-encoding'] !== undefined;
  return isUnknown && !counted.includes(url.split('?')[0] ?? '') ? 411 : undefined;
}
