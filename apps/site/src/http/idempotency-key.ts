import * as z from 'zod/mini';

/** Accepts UUIDs and similar keys; shorter keys would not be unique. */
const idempotencyKey = z.string().check(z.regex(/^[\w-]{16,100}$/));

/** Returns the idempotency key of a form from the header or, without JavaScript, from a hidden field. */
export function idempotencyKeyOf(
  request: Request,
  fields: Record<string, unknown>,
): string | undefined {
  const sent = request.headers.get('idempotency-key') ?? fields.idempotency_key;
  return z.safeParse(idempotencyKey, sent).data;
}
