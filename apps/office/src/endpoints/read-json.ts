import { jsonWithoutControls } from '@clinicdee/protocol';
import { readBytes } from '@clinicdee/protocol/http/messages';
import { refuse } from './envelope.ts';

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
