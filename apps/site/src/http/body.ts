import { readBytes } from '@clinicdee/protocol/http/messages';
import { isSameOrigin } from './form-request.ts';
import type { Refused } from './refuse.ts';

/** Maximum size of a form's body, in bytes: the longest texts and attribution (`browser/touches.ts`) fit. */
export const MAX_BODY_BYTES = 32 * 1024;

export type Body = { fields: Record<string, unknown> } | { error: Refused };

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Reads a JSON object or a form of at most `MAX_BODY_BYTES` that no other site has sent. */
export async function readBody(request: Request, siteUrl: URL): Promise<Body> {
  if (!isSameOrigin(request, siteUrl)) return { error: 'foreign_origin' };
  const body = await readBytesOf(request, ['application/json', ...formTypes]);
  if ('error' in body) return body;
  if (!formTypes.includes(body.type)) {
    const value = parsed(body.bytes)?.value;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { fields: { ...value } } : { error: 'unreadable' };
  }
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const form = await new Response(body.bytes, { headers }).formData();
    return { fields: Object.fromEntries(form) };
  } catch {
    return { error: 'unreadable' };
  }
}

/**
 * Reads any JSON value.
 *
 * @param types accepted media types
 * @param maxBytes maximum size
 */
export async function readJson(
  request: Request,
  types: readonly string[],
  maxBytes = MAX_BODY_BYTES,
): Promise<{ value: unknown } | { error: Refused }> {
  const body = await readBytesOf(request, types, maxBytes);
  if ('error' in body) return body;
  return parsed(body.bytes) ?? { error: 'unreadable' };
}

async function readBytesOf(
  request: Request,
  types: readonly string[],
  maxBytes = MAX_BODY_BYTES,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | { error: Refused }> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) return { error: 'wrong_type' };
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > maxBytes) return { error: 'too_large' };
  // Node ends a body at its declared length; without one, the bytes are counted.
  const bytes = length
    ? new Uint8Array(await request.arrayBuffer())
    : await readBytes(request.body, maxBytes);
  return bytes === undefined ? { error: 'too_large' } : { type, bytes };
}

/** Parses JSON in UTF-8; undefined when it is invalid. */
function parsed(bytes: Uint8Array): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return undefined;
  }
}
