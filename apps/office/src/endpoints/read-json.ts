import { refuse } from './envelope.ts';

const LARGEST = 128 * 1024;

type Read = { value: unknown } | { refusal: Response };

/** Reads a JSON body of a sensible size; otherwise the refusal to answer with. */
export async function readJson(request: {
  headers: Headers;
  body?: ReadableStream<Uint8Array> | null | undefined;
}): Promise<Read> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return { refusal: refuse('wrong_type', 'Content-Type ต้องเป็น application/json') };
  }
  const text = await readText(request.body ?? null);
  if (text === undefined) {
    return { refusal: refuse('too_large', `ข้อมูลต้องไม่เกิน ${LARGEST / 1024} KB`) };
  }
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { refusal: refuse('unreadable', 'อ่านข้อมูล JSON ไม่ได้') };
  }
}

/** Stops as soon as it is too much: a declared length can be wrong or missing. */
async function readText(body: ReadableStream<Uint8Array> | null): Promise<string | undefined> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > LARGEST) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
