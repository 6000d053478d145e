/** Returns the caller's idempotency key, or undefined when it is missing or invalid. */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key')?.trim();
  return key && /^[\x21-\x7e]{8,200}$/.test(key) ? key : undefined;
}
