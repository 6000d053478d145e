import type { ErrorCode } from '@clinicdee/protocol';
import { readBytes } from '@clinicdee/protocol/calls/read-bytes';

/** The most that a form's body may weigh, in bytes. */
export const MAX_BODY_BYTES = 16 * 1024;

export type Body = { fields: Record<string, unknown> } | { error: ErrorCode };

/** Reads a JSON object or a form, at most 16 KB. */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isForm = type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data';
  if (!isForm && type !== 'application/json') return { error: 'wrong_type' };

  const isTooLong = Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES;
  const bytes = isTooLong ? undefined : await readBytes(request.body, MAX_BODY_BYTES);
  if (bytes === undefined) return { error: 'too_large' };
  try {
    return isForm ? { fields: await formFields(request, bytes) } : readJson(bytes);
  } catch {
    return { error: 'unreadable' };
  }
}

function readJson(bytes: Uint8Array<ArrayBuffer>): Body {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { fields: { ...value } } : { error: 'unreadable' };
}

async function formFields(request: Request, bytes: Uint8Array<ArrayBuffer>) {
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) fields[name] = value;
  return fields;
}
