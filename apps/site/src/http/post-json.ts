import { type NoAnswer, noAnswer } from '@clinicdee/protocol/http/no-answer';
import { readBytes } from '@clinicdee/protocol/http/read-bytes';

/** Another server that takes JSON under a bearer. */
export interface Receiver {
  url: string;
  token: string;
  timeoutMs: number;
}

/** What it answered, errors too. */
export interface JsonAnswer {
  status: number;
  headers: Headers;
  /** Undefined when it is longer than any honest answer. */
  text: string | undefined;
}

/** More than any honest answer weighs, in bytes. */
const LONGEST_ANSWER = 64 * 1024;

/**
 * Posts JSON to another server and reads what it answers, at most 64 KB. Redirects are not followed,
 * since the bearer would go with them: they are an answer like any other.
 *
 * @returns the answer; a code when there was none
 */
export async function postJson(
  to: Receiver,
  body: object,
  headers: Record<string, string>,
): Promise<JsonAnswer | NoAnswer | 'timeout' | 'cut_off'> {
  let response: Response | undefined;
  try {
    response = await fetch(to.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(to.timeoutMs),
      headers: {
        authorization: `Bearer ${to.token}`,
        'content-type': 'application/json',
        accept: 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const bytes = await readBytes(response.body, LONGEST_ANSWER);
    const text = bytes && new TextDecoder().decode(bytes);
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    if (isTimeout) return 'timeout';
    return response ? 'cut_off' : noAnswer(error);
  }
}
