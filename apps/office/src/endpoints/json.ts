import { type ErrorCode, jsonWithoutControls } from '@clinicdee/protocol';
import { answerWith, readBytes, refusalOf } from '@clinicdee/protocol/http/messages';
import { isSecret } from '@clinicdee/protocol/http/secrets';
import type { Endpoint, PayloadRequest } from 'payload';
import { environment } from '../environment/environment.ts';

/** Returns an acknowledgement: `{ code: 200, message, reference? }`. */
export function acknowledge(message: string, reference?: string): Response {
  return answerWith({ code: 200, message, ...(reference && { reference }) });
}

/** Returns an error response with the status of its code. */
export function refuse(
  error: ErrorCode,
  message: string,
  errors?: Record<string, string>,
): Response {
  return answerWith(refusalOf(error, { message, errors }));
}

const LARGEST = 128 * 1024;

type Read = { value: unknown } | { refusal: Response };

/**
 * Reads a JSON body of at most 128 KB and removes control characters from its texts. Returns `refusal`, the
 * error response, for any other body.
 */
export async function readJson(request: {
  headers: Headers;
  body?: ReadableStream<Uint8Array> | null | undefined;
}): Promise<Read> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return { refusal: refuse('wrong_type', 'Content-Type ต้องเป็น application/json') };
  }
  const bytes = await readBytes(request.body, LARGEST);
  if (bytes === undefined) {
    return { refusal: refuse('too_large', `ข้อมูลต้องไม่เกิน ${LARGEST / 1024} KB`) };
  }
  try {
    return { value: jsonWithoutControls(JSON.parse(new TextDecoder().decode(bytes))) };
  } catch {
    return { refusal: refuse('unreadable', 'อ่านข้อมูล JSON ไม่ได้') };
  }
}

/** Defines a `GET` call of the content API; refuses it without the key. */
export const contentCall = (
  path: string,
  handle: (req: PayloadRequest) => Promise<Response>,
): Endpoint => ({
  path: `/public/${path}`,
  method: 'get',
  handler: (req) => {
    const { CONTENT_API_KEY, CONTENT_API_KEY_HEADER } = environment();
    return isSecret(req.headers.get(CONTENT_API_KEY_HEADER), CONTENT_API_KEY)
      ? handle(req)
      : refuse('unauthorized', 'API key is missing or wrong');
  },
});
