/* Responses, bodies, errors and retries of HTTP calls. */

import { type Envelope, type ErrorCode, httpStatus } from '../envelope.ts';

/** Details of an error response. */
export interface Refusal {
  /** Text for the sender of the request. */
  message: string;
  /** Validation messages by field. */
  errors?: Record<string, string> | undefined;
}

/** Returns the envelope of an error. */
export function refusalOf(error: ErrorCode, { message, errors }: Refusal): Envelope {
  return { code: httpStatus[error], message, error, ...(errors && { errors }) };
}

/** Returns an envelope as a response with its code as status, not cacheable. */
export function answerWith(envelope: Envelope, headers?: Record<string, string>): Response {
  return Response.json(envelope, {
    status: envelope.code,
    headers: { 'cache-control': 'no-store', ...headers },
  });
}

/**
 * Reads a whole body and counts its bytes, since a declared length can be wrong or missing.
 *
 * @param maxBytes maximum size
 * @returns undefined as soon as the body is too large
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null | undefined,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Parses JSON; undefined when the text is invalid. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Returns the delay before attempt number `attempts + 1`, in milliseconds: `first`, doubled after each further
 * attempt, up to `longest`.
 */
export function doublingMs(attempts: number, first: number, longest = Infinity): number {
  return Math.min(first * 2 ** Math.max(0, attempts - 1), longest);
}

/**
 * Like `doublingMs` from one second, with jitter in the upper half, so that requests that failed together are not
 * retried together.
 */
export function backOffMs(attempts: number, longest: number, random = Math.random()): number {
  return Math.round(doublingMs(attempts, 1000, longest) * (0.5 + random / 2));
}
